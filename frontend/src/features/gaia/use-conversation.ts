// The current conversation, whether a reply is pending, and the error of a failed call.
import { CHAT_LIMITS } from '@school/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '#src/components/ui/toast/toast.ts';
import { ApiError } from '#src/lib/api.ts';
import { connectionLost } from './connection-lost.ts';
import {
  type Conversation,
  awaiting,
  isUnanswered,
  newConversation,
  notAwaiting,
  spokenLanguage,
  withQuestion,
  withReply,
  withVerdict,
} from './conversation.ts';
import { draft } from './draft.ts';
import { foreign, languageOfWords, panelWords, sentWords } from './panel-words.ts';
import { loadRequestParts } from './request-parts.ts';
import { ANSWERED_WITHIN_MS, askGaia, judgeReply } from './reply.ts';
import { changeConversation as change, currentConversation, useSharedConversation } from './session.ts';

/** Whether a reply is pending. A tab that was closed meanwhile can't reset this, so the time is limited. */
function useIsAwaited(until = 0): boolean {
  const [elapsed, setElapsed] = useState(Date.now);
  useEffect(() => {
    // Not the clock's time, because a timer may fire a little early.
    const timer = setTimeout(() => setElapsed(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until > elapsed;
}

/** The conversation that was deleted last, in this tab or another, until there is a message in a new one. */
function useDeleted(conversation: Conversation): Conversation | undefined {
  const [latest, setLatest] = useState(conversation);
  const isEmpty = conversation.turns.length === 0;
  if (!isEmpty && conversation !== latest) setLatest(conversation);
  return isEmpty && latest.turns.length > 0 ? latest : undefined;
}

/** @param onFaults called when the card was ordered to be sent and has faults. */
export function useConversation(onFaults: () => void = () => undefined) {
  const conversation = useSharedConversation();
  const { awaitedUntil, turns } = conversation;
  const isWaiting = useIsAwaited(awaitedUntil);
  const deleted = useDeleted(conversation);
  const language = languageOfWords(spokenLanguage(deleted ?? conversation));
  const words = panelWords(language);
  /** The part of the pending reply received so far. */
  const [begun, setBegun] = useState('');
  /** Why there is no reply: the gateway's message in Italian, or that it was stopped. */
  const [refusal, setRefusal] = useState<string>();
  /** This tab's own call. The time until which it may last distinguishes it from other calls. */
  const call = useRef<{ readonly until: number | undefined; readonly controller: AbortController }>(null);

  // The reply was stopped or the conversation was deleted, in this tab or another.
  useEffect(() => {
    if (call.current === null || call.current.until === awaitedUntil) return;
    call.current.controller.abort();
    call.current = null;
    setBegun('');
  }, [awaitedUntil]);

  const giveUp = useEffectEvent(() => {
    if (call.current) change(notAwaiting(conversation));
  });
  useEffect(() => {
    addEventListener('pagehide', giveUp);
    return () => removeEventListener('pagehide', giveUp);
  }, []);

  async function ask(question: Conversation): Promise<void> {
    const asked = awaiting(question, ANSWERED_WITHIN_MS);
    const controller = new AbortController();
    const { signal } = controller;
    call.current = { until: asked.awaitedUntil, controller };
    change(asked);
    setRefusal(undefined);
    /** Stopped or deleted, in this tab or another. */
    const isOver = () => signal.aborted || currentConversation().awaitedUntil !== asked.awaitedUntil;
    try {
      const onSentence = (sentence: string) => setBegun((before) => `${before}${sentence}`);
      const reply = await askGaia(asked.turns, { card: asked.card, signal, onSentence });
      // So that the card is there with the reply, and can be scrolled to.
      if (reply.request ?? reply.receipt) await loadRequestParts();
      if (isOver()) return;
      change(withReply(currentConversation(), reply, asked.card?.request));
      if (reply.quoteRequest) toast(sentWords(reply.language ?? 'it', asked.card?.request.servizio));
    } catch (error) {
      if (isOver()) return;
      const problem = error instanceof ApiError ? error.problem : undefined;
      flushSync(() => {
        change(notAwaiting(currentConversation()));
        setRefusal(problem?.detail);
      });
      // The card, which was ordered to be sent, shows what is wrong with it.
      if (asked.card && problem?.errors) onFaults();
      else toast(connectionLost);
    }
  }

  return {
    conversation,
    words,
    language,
    /** The language of the words, if it is not Italian. */
    lang: foreign(language),
    isWaiting,
    // Emptied with the same rendering that adds the reply: else one frame would show both, and the panel jump.
    begun: isWaiting ? begun : '',
    isUnanswered: !isWaiting && isUnanswered(conversation),
    /** The limit of messages is reached. */
    isFull: !isWaiting && turns.length >= CHAT_LIMITS.messages,
    refusal,
    send: (text: string, chip?: string) => ask(withQuestion(conversation, text, chip)),
    /** Sends the last message again. */
    retry: () => ask(conversation),
    /** Stops waiting for the reply. */
    stop: () => {
      setRefusal(words.stopped);
      change(notAwaiting(conversation));
    },
    /** Rates the last reply; `share` lets staff read it. */
    judge: async (useful: boolean, share: boolean) => {
      try {
        await judgeReply(turns, { useful, share });
        // There may be more messages in the meantime.
        change(withVerdict(currentConversation(), turns.at(-1)!.at, useful));
      } catch {
        toast(connectionLost);
      }
    },
    /** Deletes the conversation. */
    restart: () => {
      setRefusal(undefined);
      draft.set('');
      change(newConversation());
    },
    /** Brings the deleted conversation back; absent if there is none. It is kept in memory only. */
    undo: deleted && (() => change(notAwaiting(deleted))),
  };
}
