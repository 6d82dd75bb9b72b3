// The conversation at hand: what was said, whether Gaia is writing, and what became of a call that failed.
import { CHAT_LIMITS } from '@school/contracts';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { quoteRequested } from '#src/content/gaia.ts';
import { ApiError } from '#src/lib/api.ts';
import { connectionLost } from './connection-lost.ts';
import { type Conversation, isUnanswered, newConversation, storeConversation, storedConversation, withQuestion, withReply } from './conversation.ts';
import { askGaia } from './reply.ts';

export function useConversation() {
  const [conversation, setConversation] = useState(storedConversation);
  const [isWaiting, setWaiting] = useState(false);
  /** What has come of the reply that is being written. */
  const [begun, setBegun] = useState('');
  /** What the gateway said of the call that failed, in Italian. */
  const [refusal, setRefusal] = useState<string>();
  const call = useRef<AbortController>(null);

  useEffect(() => storeConversation(conversation), [conversation]);

  async function ask(asked: Conversation): Promise<void> {
    const { signal } = (call.current = new AbortController());
    setConversation(asked);
    setRefusal(undefined);
    setWaiting(true);
    try {
      const onSentence = (sentence: string) => setBegun((words) => `${words}${sentence}`);
      const reply = await askGaia(asked.turns, { key: asked.key, signal, onSentence });
      // Forgotten in the meantime.
      if (signal.aborted) return;
      setConversation(withReply(asked, reply));
      if (reply.quoteRequest) toast(quoteRequested);
    } catch (error) {
      if (signal.aborted) return;
      setRefusal(error instanceof ApiError ? error.problem?.detail : undefined);
      toast(connectionLost);
    }
    setBegun('');
    setWaiting(false);
  }

  return {
    conversation,
    isWaiting,
    begun,
    isUnanswered: !isWaiting && isUnanswered(conversation),
    /** No further message would be accepted. */
    isFull: !isWaiting && conversation.turns.length >= CHAT_LIMITS.messages,
    refusal,
    send: (text: string) => ask(withQuestion(conversation, text)),
    /** Asks the last question once more. */
    retry: () => ask(conversation),
    /** Forgets all that was said. */
    restart: () => {
      call.current?.abort();
      setBegun('');
      setWaiting(false);
      setRefusal(undefined);
      setConversation(newConversation());
    },
  };
}
