// The conversation that all tabs of a browser share. It is kept over reloads and navigations, and expires two hours
// after its last change.
import { browserStorage } from '#src/lib/safe-storage.ts';
import { createStoredStore } from '#src/lib/store.ts';
import { useStore } from '#src/lib/use-store.ts';
import { type Conversation, isConversation, newConversation } from './conversation.ts';
import { type Remembered, STORED_AS } from './remembered.ts';

interface Session extends Remembered {
  readonly conversation: Conversation;
}

/** Two hours, as in the privacy policy. */
const KEPT_MS = 2 * 3_600_000;

function isSession(value: Partial<Session> | null): value is Session {
  return Number(value?.until) > Date.now() && isConversation(value?.conversation);
}

const session = createStoredStore<Session>(browserStorage, STORED_AS, (stored) =>
  isSession(stored as Partial<Session> | null) ? (stored as Session) : { conversation: newConversation(), until: 0 },
);

export const currentConversation = (): Conversation => session.get().conversation;

/** Changes the conversation in all tabs. */
export const changeConversation = (conversation: Conversation): void =>
  session.set({ conversation, until: Date.now() + KEPT_MS });

export const useSharedConversation = (): Conversation => useStore(session, session.get()).conversation;
