// The conversation at hand: what was said, whether Gaia is writing, and what became of a call that failed.
import { CHAT_LIMITS } from '@school/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { quoteRequested } from '#src/content/gaia.ts';
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
import { panelWords } from './panel-words.ts';
import { ANSWERED_WITHIN_MS, askGaia, judgeReply } from './reply.ts';
import { changeSession, currentSession, useSession } from './session.ts';

const change = (conversation: Conversation) => changeSession({ conversation });

/**
 * Whether a reply is still waited for. A tab that was closed in the meantime can't say that it no longer does: its time
 * runs out.
 */
function useIsAwaited(until = 0): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until > now;
}

export function useConversation() {
  const { conversation } = useSession();
  const { awaitedUntil, turns } = conversation;
  const isWaiting = useIsAwaited(awaitedUntil);
  const words = panelWords(spokenLanguage(conversation));
  /** What has come of the reply that is being written. */
  const [begun, setBegun] = useState('');
  /** Why there is no reply: what the gateway said, in Italian, or that it was stopped. */
  const [refusal, setRefusal] = useState<string>();
  /** This tab's own call, and until when it is waited for, which tells it from any other. */
  const call = useRef<{ readonly until: number | undefined; readonly controller: AbortController }>(null);

  // Stopped or forgotten, here or in another tab.
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
    try {
      const onSentence = (sentence: string) => setBegun((before) => `${before}${sentence}`);
      const reply = await askGaia(asked.turns, { key: asked.key, signal, onSentence });
      if (signal.aborted) return;
      change(withReply(asked, reply));
      if (reply.quoteRequest) toast(quoteRequested);
    } catch (error) {
      if (signal.aborted) return;
      change(notAwaiting(asked));
      setRefusal(error instanceof ApiError ? error.problem?.detail : undefined);
      toast(connectionLost);
    }
  }

  return {
    conversation,
    words,
    isWaiting,
    begun,
    isUnanswered: !isWaiting && isUnanswered(conversation),
    /** No further message would be accepted. */
    isFull: !isWaiting && turns.length >= CHAT_LIMITS.messages,
    refusal,
    send: (text: string) => ask(withQuestion(conversation, text)),
    /** Asks the last question once more. */
    retry: () => ask(conversation),
    /** Waits no longer for the reply. */
    stop: () => {
      setRefusal(words.stopped);
      change(notAwaiting(conversation));
    },
    /** Tells the school whether the last reply was what the visitor was looking for; `share` lets staff read it. */
    judge: async (useful: boolean, share: boolean) => {
      try {
        await judgeReply(turns, { useful, share });
        // More may have been said since.
        change(withVerdict(currentSession().conversation, turns.at(-1)!.at, useful));
      } catch {
        toast(connectionLost);
      }
    },
    /** Forgets all that was said. */
    restart: () => {
      setRefusal(undefined);
      change(newConversation());
    },
  };
}
