// What all tabs of a browser share of Gaia: what was said, and whether her panel is open. It survives reloads and
// changes of page, until a while after it was last used.
import { useSyncExternalStore } from 'react';
import { browserStorage } from '#src/lib/safe-storage.ts';
import { type Conversation, isConversation, newConversation } from './conversation.ts';
import { type Remembered, STORED_AS, isLeftOpen, remembered } from './remembered.ts';

export interface Session {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}

/** The privacy notice says so: two hours. */
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

// Told by the browser when another tab has changed it.
addEventListener('storage', ({ key }) => {
  if (key !== STORED_AS) return;
  session = read();
  tell();
});

export const currentSession = (): Session => session;

/** Changes it in all tabs. Storage may be full or forbidden: it then lasts as long as the page. */
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
