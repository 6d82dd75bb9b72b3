// A client of the inbox API for end-to-end tests and drills.
import type { Behaviour } from './behaviour.ts';
import type { Mail, MailFilter } from './mail-store.ts';

export type { Behaviour, Mail, MailFilter };

export interface InboxClient {
  /** Newest first; `mails({ to: 'esami@example.it', subject: 'Preventivo' })`. */
  mails(filter?: MailFilter): Promise<readonly Mail[]>;
  /** The source of the mail as it was stored. */
  raw(id: string): Promise<string>;
  clear(): Promise<void>;
  /** Sets a fault of the mail server, e.g. `behave({ mode: '451' })`; `behave({ mode: 'accept' })` removes it. */
  behave(behaviour: Behaviour): Promise<void>;
}

/** @param url the URL of the inbox, e.g. `stack.urls.inbox`. */
export function inboxClient(url: string): InboxClient {
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(path, url), init);
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    mails: async (filter = {}) => {
      const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined));
      return (await (await call(`/api/messages?${query}`)).json()) as Mail[];
    },
    raw: async (id) => (await call(`/api/messages/${id}/raw`)).text(),
    clear: async () => void (await call('/api/messages', { method: 'DELETE' })),
    behave: async (behaviour) => {
      await call('/api/behaviour', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(behaviour),
      });
    },
  };
}
