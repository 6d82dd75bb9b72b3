// The mail server of a developer's machine: SMTP that stores every mail, web pages to read them, an API for tests.
import { inboxHttp } from './http.ts';
import { MailStore } from './mail-store.ts';
import { startSmtp } from './smtp.ts';

export interface InboxOptions {
  /** The folder of the .eml files; a later start finds them. */
  readonly dir: string;
  /** 0 (the default) for any free port. */
  readonly smtpPort?: number;
  readonly httpPort?: number;
}

export interface Inbox {
  /** The web pages and the API. */
  readonly url: string;
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Starts the inbox in this process, on 127.0.0.1 only. */
export async function startInbox({ dir, smtpPort = 0, httpPort = 0 }: InboxOptions): Promise<Inbox> {
  const store = new MailStore(dir);
  const smtp = await startSmtp(smtpPort, store);
  const app = inboxHttp(store, smtp);
  await app.listen({ host: '127.0.0.1', port: httpPort });
  const { port } = app.server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    close: async () => {
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}
