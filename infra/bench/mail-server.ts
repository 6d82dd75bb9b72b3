// A mail server that accepts, counts and discards every mail. A separate process, so that its processor time is
// measured apart.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly pid: number;
  /** Sets the delay before the 250 of each mail, in milliseconds. */
  answerAfter(milliseconds: number): void;
  /** Resolves when so many more mails were accepted. To be called before they are sent. */
  more(count: number): Promise<void>;
  stop(): void;
}

type Order = { readonly answerAfter: number } | { readonly more: number; readonly id: number };

export async function startMailServer(): Promise<MailServer> {
  const child = fork(import.meta.filename, { execArgv: [] });
  child.setMaxListeners(0);
  const [port] = (await once(child, 'message')) as [number];
  let orders = 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    pid: child.pid!,
    answerAfter: (milliseconds) => void child.send({ answerAfter: milliseconds } satisfies Order),
    more: (count) => {
      const id = (orders += 1);
      const { promise, resolve } = Promise.withResolvers<void>();
      const hear = (done: unknown) => {
        if (done !== id) return;
        child.off('message', hear);
        resolve();
      };
      child.on('message', hear);
      child.send({ more: count, id } satisfies Order);
      return promise;
    },
    stop: () => void child.kill(),
  };
}

if (import.meta.main) {
  let delay = 0;
  let taken = 0;
  let awaited: { at: number; id: number } | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, answer) => {
      stream.resume().once('end', () => {
        const take = () => {
          answer();
          taken += 1;
          if (taken === awaited?.at) process.send?.(awaited.id);
        };
        if (delay > 0) setTimeout(take, delay);
        else take();
      });
    },
  });
  server.on('error', () => undefined); // a client has closed the connection
  process.on('message', (order: Order) => {
    if ('answerAfter' in order) delay = order.answerAfter;
    else awaited = { at: taken + order.more, id: order.id };
  });
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port));
}
