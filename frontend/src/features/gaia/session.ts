// The state of Gaia that all tabs of a browser share: the conversation, and whether the panel is open. It is kept over
// reloads and navigations until two hours after its last use.
import { useSyncExternalStore } from 'react';
import { browserStorage } from '#src/lib/safe-storage.ts';
import { type Conversation, isConversation, newConversation } from './conversation.ts';
import { type Remembered, STORED_AS, isLeftOpen, remembered } from './remembered.ts';

export interface Session {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}

/** Two hours, as in the privacy policy. */
const KEPT_MS = 2 * 3_600_000;

const isSession = (value: Remembered | undefined): value is Remembered & Session =>
  value !== undefined &&
  typeof value.isOpen === 'boolean' &&
  'conversation' in value &&
  isConversation(value.conversation);

function read(): Session {
  const stored = remembered();
  return isSession(stored) ? stored : { conversation: newConversation(), isOpen: false };
}

const left = read();
let session: Session = { ...left, isOpen: left.isOpen && isLeftOpen() };
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

// The browser dispatches `storage` when another tab has changed the session.
addEventListener('storage', ({ key }) => {
  if (key !== STORED_AS) return;
  session = read();
  tell();
});

export const currentSession = (): Session => session;

/** Changes the session in all tabs. If storage is full or blocked, the change lasts until the page is left. */
export function changeSession(change: Partial<Session>): void {
  session = { ...session, ...change };
  browserStorage.set(STORED_AS, JSON.stringify({ ...session, until: Date.now() + KEPT_MS }));
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession);
