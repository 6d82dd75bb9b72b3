// The round button that opens the conversation with Gaia. The rest of her comes with the first press.
import { type ComponentType, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { fetchCode } from '#src/lib/code.ts';
import { withStyles } from '#src/lib/styles.ts';
import { connectionLost } from './connection-lost.ts';
import styles from './gaia-outlet.module.css';

const importPanel = () => withStyles(() => import('./gaia-panel.tsx'));

export function GaiaOutlet() {
  // Opens as soon as it is there, and from then on listens to the button itself.
  const [Panel, setPanel] = useState<ComponentType>();
  const load = () => void fetchCode('gaia', importPanel, 'gaia').then(({ GaiaPanel }) => setPanel(() => GaiaPanel), () => toast(connectionLost));
  return (
    <>
      <button type="button" id="gaia" className={styles.button} aria-label="Chiedi a Gaia, assistente virtuale (IA)" data-print="no" onClick={load} />
      {Panel && <Panel />}
    </>
  );
}
