// The chat with Gaia: a non-modal panel beside the page, full-screen on phones.
import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';
import { formFilled, notices, openingChips } from '#src/content/gaia.ts';
import { type FormOffer, openForm } from '#src/lib/open-form.ts';
import { useStore } from '#src/lib/use-store.ts';
import { Composer } from './composer.tsx';
import { GaiaHeader } from './gaia-header.tsx';
import styles from './gaia-panel.module.css';
import { HumanExits } from './human-exits.tsx';
import { contactForm } from './contact-form.ts';
import { closePanel, makeRoom } from './opening.ts';
import { ReplyActions } from './reply-actions.tsx';
import { loadRequestParts, requestParts } from './request-parts.ts';
import { type Suggestion, Suggestions } from './suggestions.tsx';
import { TurnList } from './turn-list.tsx';
import { useClosing } from './use-closing.ts';
import { useConversation } from './use-conversation.ts';
import { useFullScreen, useIsSmall } from './use-full-screen.ts';
import { useLatestInView } from './use-latest-in-view.ts';

export interface GaiaPanelProps {
  /** Gets the focus when the panel is closed. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Whether the visitor has pressed the button; else the panel was left open, and does not take the focus. */
  readonly isPressed: boolean;
}

/** The card's form. */
const CARD = 'form[id^=richiesta-]';

export { openPanel } from './opening.ts';

/** Stays mounted after the first opening, because a reply may arrive while the panel is closed. */
export function GaiaPanel({ opener, isOpen, isPressed }: GaiaPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const sendCard = () => panel.current?.querySelector<HTMLFormElement>(CARD)?.requestSubmit();
  const talk = useConversation(sendCard);
  const { conversation, words, language, lang, isWaiting, begun, isUnanswered, isFull, send, stop, judge, restart } =
    talk;
  const { turns, card } = conversation;
  const parts = useStore(requestParts, undefined);
  const hasRequest = card !== undefined || turns.some(({ receipt }) => receipt);
  useEffect(() => {
    if (hasRequest) void loadRequestParts();
  }, [hasRequest, turns.length]);
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const router = useRouter();
  const close = () => closePanel(router);
  const isSmall = useIsSmall();
  // On phones focusing the input would open the keyboard over the greeting, so the panel gets the focus.
  const start = () => (isSmall ? panel : input);
  const moveFocus = useEffectEvent(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || panel.current?.contains(activeElement);
    if (isOpen && isPressed) start().current?.focus();
    if (!isOpen && isLost) opener.current?.focus();
  });
  // Before the visitor can see it, so that no key falls beside the panel or its button.
  useLayoutEffect(() => moveFocus(), [isOpen]);
  const isFullScreen = isSmall && isOpen;
  useClosing(panel, close, isFullScreen);
  useFullScreen(panel, isFullScreen);
  useLatestInView(
    view,
    turns.length > 0
      ? [turns.length, isWaiting, begun === '', isUnanswered, isOpen, hasRequest && parts !== undefined].join()
      : '',
  );

  /** The pressed button is removed. */
  const keepFocus = () => document.activeElement !== input.current && start().current?.focus();
  /** The element to focus after the reply; the input is disabled meanwhile. */
  const asker = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWaiting || !asker.current) return;
    const { activeElement } = document;
    // Not if the visitor has focused something else.
    if ([document.body, panel.current, asker.current].includes(activeElement as HTMLElement)) asker.current.focus();
    asker.current = null;
  }, [isWaiting]);

  function ask(question: () => Promise<void>): void {
    asker.current = document.activeElement === input.current ? input.current : start().current;
    void question();
  }

  function tellVerdict(useful: boolean, share: boolean): void {
    keepFocus();
    void judge(useful, share);
  }

  function fillForm(form: FormOffer): void {
    // Closing the panel focuses its button; the form then takes the focus.
    makeRoom();
    void openForm(router, form).then(() => Object.keys(form.values).length > 0 && toast(formFilled));
  }

  function forget(): void {
    restart();
    start().current?.focus();
  }

  function undo(): void {
    talk.undo?.();
    start().current?.focus();
  }

  const canSend = !isWaiting && !isFull;
  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label="Gaia, assistente virtuale (IA)"
      aria-modal={isSmall || undefined}
      tabIndex={-1}
      hidden={!isOpen}
      data-pressed={isPressed || undefined}
      data-print="no"
    >
      <GaiaHeader words={words} lang={lang} onClose={close} onRestart={turns.length > 0 ? forget : undefined} />
      <div ref={view} className={styles.view}>
        {isOpen && (
          <HumanExits
            words={words}
            lang={lang}
            onWrite={turns.length > 0 ? () => fillForm(contactForm(turns)) : undefined}
          />
        )}
        <p className={styles.notices} id={`${id}n`}>
          {notices.join(' ')}
        </p>
        <TurnList
          conversation={conversation}
          words={words}
          lang={lang}
          isWaiting={isWaiting}
          begun={begun}
          onStop={stop}
          onOpenForm={fillForm}
          parts={parts}
          language={language}
          onWish={canSend ? (wish) => ask(() => send(wish)) : undefined}
        />
        <WaysOn talk={talk} canSend={canSend} onJudge={tellVerdict} onAsk={ask} onUndo={undo} onSendCard={sendCard} />
      </div>
      <Composer
        ref={input}
        words={words}
        lang={lang}
        isWaiting={isWaiting}
        isFull={isFull}
        describedBy={turns.length === 0 ? `${id}n` : undefined}
        onSend={(text) => ask(() => send(text))}
      />
    </section>
  );
}

interface WaysOnProps {
  readonly talk: ReturnType<typeof useConversation>;
  readonly canSend: boolean;
  readonly onJudge: (useful: boolean, share: boolean) => void;
  readonly onAsk: (question: () => Promise<void>) => void;
  readonly onUndo: () => void;
  readonly onSendCard: () => void;
}

/** The actions after the last turn: copy or rate the reply, retry, undo a deletion, or send a suggestion. */
function WaysOn({ talk, canSend, onJudge, onAsk, onUndo, onSendCard }: WaysOnProps) {
  const { conversation, words, lang, isUnanswered, isFull, refusal, send, retry, undo } = talk;
  const { turns, chips, card } = conversation;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const suggestions: readonly Suggestion[] = turns.length === 0 ? openingChips(path).map((text) => ({ text })) : chips;
  // Not of what is said of a card, which stands before or behind it.
  const last = card && card.after >= turns.length - 1 ? undefined : turns.at(-1);
  const reply = last?.role === 'assistant' ? last : undefined;
  return (
    <>
      {reply && <ReplyActions key={reply.at} reply={reply} words={words} lang={lang} onJudge={onJudge} />}
      <div className={undo && styles.deleted} lang={lang}>
        <p role="status">{undo && words.deleted}</p>
        {undo && (
          <Button variant="outline" size="small" onClick={onUndo}>
            {words.undo}
          </Button>
        )}
      </div>
      {isUnanswered && (
        <div className={styles.trouble}>
          <p>{refusal ?? words.unanswered}</p>
          <Button variant="outline" size="small" onClick={() => onAsk(retry)}>
            {words.retry}
          </Button>
        </div>
      )}
      {isFull && (
        <p className={styles.trouble}>La conversazione è arrivata al limite: per continuare iniziane una nuova.</p>
      )}
      {canSend && suggestions.length > 0 && (
        <Suggestions
          chips={suggestions}
          onChoose={({ text, id }) => (card && id === 'send' ? onSendCard() : onAsk(() => send(text, id)))}
        />
      )}
    </>
  );
}
