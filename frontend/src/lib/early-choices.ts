// Radio buttons work before hydration, but the component's state does not have those choices yet.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Passes to `adopt`, by name, the choices made below `root` before the component was hydrated. */
export function useEarlyChoices(
  root: RefObject<HTMLElement | null>,
  adopt: (choices: Readonly<Record<string, string>>) => void,
): void {
  const adoptEarly = useEffectEvent(() => {
    const chosen = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])].filter(
      (input) => !input.defaultChecked,
    );
    if (chosen.length > 0) adopt(Object.fromEntries(chosen.map(({ name, value }) => [name, value])));
  });
  useEffect(() => adoptEarly(), []);
}
