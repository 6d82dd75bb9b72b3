// A client of the inbox's API, for end-to-end tests and drills.
import type { MailFault } from './inbox.ts';
import type { Mail, MailFilter } from './mails.ts';

export type { Mail, MailFilter };

export interface InboxClient {
  /** Newest first; `mails({ to: 'esami@example.it', subject: 'Preventivo' })`. */
  mails(filter?: MailFilter): Promise<readonly Mail[]>;
  clear(): Promise<void>;
  /** Sets a fault of the mail server, e.g. `setFault({ unavailable: true })`; `setFault({})` removes it. */
  setFault(fault: MailFault): Promise<void>;
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
    clear: async () => void (await call('/api/messages', { method: 'DELETE' })),
    setFault: async (fault) => {
      const headers = { 'content-type': 'application/json' };
      await call('/api/fault', { method: 'PUT', headers, body: JSON.stringify(fault) });
    },
  };
}
