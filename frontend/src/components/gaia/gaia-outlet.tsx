// The round button that opens the conversation with Gaia. The rest of her comes with the first press.
import { type ComponentType, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { connectionLost } from './connection-lost.ts';
import styles from './gaia-outlet.module.css';

export function GaiaOutlet() {
  // Opens as soon as it is there, and from then on listens to the button itself.
  const [Panel, setPanel] = useState<ComponentType>();
  const load = () => void import('./gaia-panel.tsx').then(({ GaiaPanel }) => setPanel(() => GaiaPanel), () => toast(connectionLost));
  return (
    <>
      <button type="button" id="gaia" className={styles.button} aria-label="Chiedi a Gaia, assistente virtuale (IA)" data-print="no" onClick={load} />
      {Panel && <Panel />}
    </>
  );
}
