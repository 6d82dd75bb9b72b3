// Radio buttons work before React does: what was chosen until then is on the page, but not yet in a component's state.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells the choices, by name, that were made below `root` before the component came alive. */
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
