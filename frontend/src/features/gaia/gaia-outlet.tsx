// The round button that opens Gaia's panel. The panel is loaded at the first click, or if it was left open.
import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { importOrReload } from '#src/lib/chunk-errors.ts';
import { connectionLost } from './connection-lost.ts';
import type { GaiaPanelProps } from './gaia-panel.tsx';
import styles from './gaia-outlet.module.css';
import { isLeftOpen } from './remembered.ts';

const importPanel = () => import('./gaia-panel.tsx');

export function GaiaOutlet() {
  const [Panel, setPanel] = useState<ComponentType<GaiaPanelProps>>();
  // From then on the panel handles clicks on the button itself.
  const [isPressed, setPressed] = useState(false);
  const show = (pressed?: string) =>
    importOrReload(importPanel, { pressed }).then(({ GaiaPanel }) => setPanel(() => GaiaPanel));
  const press = () => {
    setPressed(true);
    show('gaia').catch(() => {
      setPressed(false);
      toast(connectionLost);
    });
  };
  useEffect(() => {
    // The visitor did not click now: if loading fails, the button still works.
    if (isLeftOpen()) show().catch(() => undefined);
  }, []);
  return (
    <>
      <button
        type="button"
        id="gaia"
        className={styles.button}
        aria-label="Chiedi a Gaia, assistente virtuale (IA)"
        data-print="no"
        aria-busy={(isPressed && !Panel) || undefined}
        onClick={press}
      />
      {Panel && <Panel isPressed={isPressed} />}
    </>
  );
}
