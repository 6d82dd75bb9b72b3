// The round button that opens Gaia's panel. The panel is loaded at the first click, or if it was left open.
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { importOrReload } from '#src/lib/chunk-errors.ts';
import { useStore } from '#src/lib/use-store.ts';
import { connectionLost } from './connection-lost.ts';
import type { GaiaPanelProps } from './gaia-panel.tsx';
import styles from './gaia-outlet.module.css';
import { coveredPage, openBeside } from './remembered.ts';

const importPanel = () => import('./gaia-panel.tsx');
const loadPanel = (pressed?: string) => importOrReload(importPanel, { pressed });

export function GaiaOutlet() {
  const router = useRouter();
  const isBeside = useStore(openBeside, false);
  const isOver = useLocation({ select: (at) => at.state.gaia === coveredPage(at) });
  const isOpen = isBeside || isOver;
  const [Panel, setPanel] = useState<ComponentType<GaiaPanelProps>>();
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const isLoading = isPressed && !Panel;
  async function press(): Promise<void> {
    if (isLoading) return;
    setPressed(true);
    try {
      const { openPanel } = await loadPanel('gaia');
      openPanel(router);
    } catch {
      setPressed(false);
      toast(connectionLost);
    }
  }

  useEffect(() => {
    if (!isOpen) return;
    void loadPanel().then(
      ({ GaiaPanel }) => setPanel(() => GaiaPanel),
      // The visitor did not click now, and the button still works.
      () => undefined,
    );
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        id="gaia"
        className={styles.button}
        aria-label="Chiedi a Gaia, assistente virtuale (IA)"
        data-print="no"
        aria-busy={isLoading || undefined}
        hidden={isOpen && Panel !== undefined}
        onClick={() => void press()}
      />
      {Panel && <Panel opener={button} isOpen={isOpen} isPressed={isPressed} />}
    </>
  );
}
