// The mails of the inbox: one .eml file each, so that a restart finds them.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMail } from '@school/platform/testing';
import PostalMime, { type Address } from 'postal-mime';

export type MailAddress = Readonly<{ name: string; address: string }>;

/** One mail in the HTTP API. */
export interface Mail {
  readonly id: string;
  /** When the inbox received it, ISO 8601. */
  readonly receivedAt: string;
  /** The addresses of the SMTP envelope: the actual recipients, blind copies included. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly from: MailAddress | null;
  readonly to: readonly MailAddress[];
  readonly replyTo: readonly MailAddress[];
  readonly subject: string;
  /** With angle brackets. */
  readonly messageId: string | null;
  /** All values of all headers, by lower-case name. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly text: string | null;
  readonly html: string | null;
}

/** Parts of a recipient's address and of the subject, in upper or lower case. */
export interface MailFilter {
  readonly to?: string | undefined;
  readonly subject?: string | undefined;
}

export class MailFolder {
  readonly #dir: string;
  readonly #mails = new Map<string, Mail>();
  #count = 0;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Reads the mails of earlier runs; creates the folder when it is missing. */
  async open(): Promise<void> {
    mkdirSync(this.#dir, { recursive: true });
    const files = readdirSync(this.#dir).filter((file) => file.endsWith('.eml'));
    for (const file of files.sort()) await this.#read(file.slice(0, -'.eml'.length));
  }

  /** Keeps a mail, with its envelope in trace headers, as in a real mailbox. */
  async add({ sender, recipients, raw }: IncomingMail): Promise<void> {
    const id = `${Date.now()}-${String((this.#count += 1)).padStart(6, '0')}`;
    const trace = [`Return-Path: <${sender}>`, ...recipients.map((address) => `Delivered-To: ${address}`)];
    writeFileSync(this.#file(id), Buffer.concat([Buffer.from(`${trace.join('\r\n')}\r\n`), raw]));
    await this.#read(id);
  }

  get(id: string): Mail | undefined {
    return this.#mails.get(id);
  }

  raw(id: string): Buffer | undefined {
    return this.#mails.has(id) ? readFileSync(this.#file(id)) : undefined;
  }

  /** Newest first. */
  list({ to, subject }: MailFilter = {}): readonly Mail[] {
    return [...this.#mails.values()].reverse().filter((mail) => {
      const recipients = [...mail.envelope.to, ...mail.to.map(({ address }) => address)];
      return contains(recipients, to) && contains([mail.subject], subject);
    });
  }

  clear(): void {
    for (const id of this.#mails.keys()) rmSync(this.#file(id), { force: true });
    this.#mails.clear();
  }

  async #read(id: string): Promise<void> {
    const mail = await PostalMime.parse(readFileSync(this.#file(id)));
    const headers: Record<string, string[]> = {};
    for (const { key, value } of mail.headers) (headers[key] ??= []).push(value);
    this.#mails.set(id, {
      id,
      receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
      envelope: { from: mail.returnPath ?? '', to: headers['delivered-to'] ?? [] },
      from: addresses(mail.from && [mail.from])[0] ?? null,
      to: addresses(mail.to),
      replyTo: addresses(mail.replyTo),
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? null,
      headers,
      text: mail.text ?? null,
      html: mail.html ?? null,
    });
  }

  #file(id: string): string {
    return join(this.#dir, `${id}.eml`);
  }
}

const addresses = (entries: readonly Address[] = []): MailAddress[] =>
  entries.flatMap((entry) => entry.group ?? [entry]).map(({ name, address }) => ({ name, address }));

const contains = (texts: readonly string[], part = ''): boolean =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));
