// The conversation with Gaia: a panel beside the page that leaves it usable, the whole screen on phones.
import { useRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';
import { formFilled, notices, openingChips } from '#src/content/gaia.ts';
import { Composer } from './composer.tsx';
import { GaiaHeader } from './gaia-header.tsx';
import styles from './gaia-panel.module.css';
import { HumanExits } from './human-exits.tsx';
import { type FormOffer, openForm } from './open-form.ts';
import { Suggestions } from './suggestions.tsx';
import { TurnList } from './turn-list.tsx';
import { useClosing } from './use-closing.ts';
import { useConversation } from './use-conversation.ts';
import { useFullScreen, useIsSmall } from './use-full-screen.ts';
import { useLatestInView } from './use-latest-in-view.ts';
import { useOpening } from './use-opening.ts';

/** Stays in the page once it was opened, hidden while it is closed: a reply may come in the meantime. */
export function GaiaPanel() {
  const { conversation, isWaiting, begun, isUnanswered, isFull, refusal, send, retry, restart } = useConversation();
  const { turns, chips } = conversation;
  const panel = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const router = useRouter();
  const isSmall = useIsSmall();
  // On phones the input would raise the keyboard over the greeting: there the panel itself takes the focus.
  const start = () => (isSmall ? panel : input);
  const { isOpen, close } = useOpening(start);
  useClosing(panel, close, isSmall);
  useFullScreen(panel, isSmall && isOpen);
  useLatestInView(view, turns.length > 0 ? [turns.length, isWaiting, begun === '', isUnanswered, isOpen].join() : '');

  function ask(question: () => Promise<void>): void {
    // The button that was pressed goes away.
    if (document.activeElement !== input.current) start().current?.focus();
    void question();
  }

  function fillForm(form: FormOffer): void {
    // The focus goes to the form, over the button that gets it when the panel closes.
    close();
    void openForm(router, form).then(() => toast(formFilled));
  }

  function forget(): void {
    restart();
    start().current?.focus();
  }

  const suggestions = turns.length === 0 ? openingChips(location.pathname) : chips;
  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label="Gaia, assistente virtuale (IA)"
      aria-modal={isSmall || undefined}
      tabIndex={-1}
      hidden={!isOpen}
      data-print="no"
    >
      <GaiaHeader onClose={close} onRestart={turns.length > 0 ? forget : undefined} />
      <div ref={view} className={styles.view}>
        {isOpen && <HumanExits />}
        <p className={styles.notices} id={`${id}n`}>
          {notices.join(' ')}
        </p>
        <TurnList conversation={conversation} isWaiting={isWaiting} begun={begun} onOpenForm={fillForm} />
        {isUnanswered && (
          <div className={styles.trouble}>
            <p>{refusal ?? 'Il messaggio non ha avuto risposta.'}</p>
            <Button variant="outline" size="small" onClick={() => ask(retry)}>
              Riprova
            </Button>
          </div>
        )}
        {isFull && <p className={styles.trouble}>La conversazione è arrivata al limite: per continuare iniziane una nuova.</p>}
        {!isWaiting && !isFull && suggestions.length > 0 && <Suggestions chips={suggestions} onChoose={(chip) => ask(() => send(chip))} />}
      </div>
      <Composer ref={input} isDisabled={isWaiting || isFull} describedBy={turns.length === 0 ? `${id}n` : undefined} onSend={(text) => ask(() => send(text))} />
    </section>
  );
}
