// Stores mails as .eml files in a folder, so that a restart finds them; parses them when they are read.
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

const PARSED_AT_ONCE = 16;

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** One mail in the HTTP API. */
export interface Mail {
  readonly id: string;
  /** When the inbox received it, ISO 8601. */
  readonly receivedAt: string;
  /** The addresses of the SMTP envelope: the actual recipients, blind copies included. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly from: MailAddress | null;
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  readonly replyTo: readonly MailAddress[];
  readonly subject: string;
  /** The Date header as ISO 8601. */
  readonly date: string | null;
  /** With angle brackets. */
  readonly messageId: string | null;
  /** All values of all headers, by lower-case name. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly text: string | null;
  readonly html: string | null;
}

export interface MailFilter {
  /** Part of a recipient's address, case-insensitive. */
  readonly to?: string | undefined;
  /** Part of the subject, case-insensitive. */
  readonly subject?: string | undefined;
  /** Only mails received at or after this time, ISO 8601. */
  readonly since?: string | undefined;
}

export class MailStore {
  readonly #dir: string;
  readonly #mails = new Map<string, Promise<Mail> | undefined>();
  #counter = 0;

  /** Opens the folder; creates it when missing. */
  constructor(dir: string) {
    this.#dir = dir;
    mkdirSync(dir, { recursive: true });
    const ids = readdirSync(dir)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => file.slice(0, -'.eml'.length));
    for (const id of ids.sort()) this.#mails.set(id, undefined);
  }

  /** Stores a mail, with the envelope in trace headers, as in a real mailbox. */
  async add(raw: Buffer, envelope: Mail['envelope']): Promise<void> {
    this.#counter = (this.#counter + 1) % 1_000_000;
    const id = `${Date.now()}-${String(this.#counter).padStart(6, '0')}`;
    const trace = [`Return-Path: <${envelope.from}>`, ...envelope.to.map((address) => `Delivered-To: ${address}`)];
    const file = this.#file(id);
    await writeFile(`${file}.part`, Buffer.concat([Buffer.from(trace.map((line) => `${line}\r\n`).join('')), raw]));
    await rename(`${file}.part`, file);
    this.#mails.set(id, undefined);
  }

  /** Newest first. */
  async list({ to, subject, since }: MailFilter = {}): Promise<Mail[]> {
    const from = since === undefined ? 0 : Date.parse(since);
    const ids = [...this.#mails.keys()].filter((id) => receivedAt(id) >= from).reverse();
    const found: Mail[] = [];
    for (let start = 0; start < ids.length; start += PARSED_AT_ONCE) {
      const mails = await Promise.all(ids.slice(start, start + PARSED_AT_ONCE).map((id) => this.get(id)));
      found.push(
        ...(mails.filter(
          (mail) => mail !== undefined && contains(recipients(mail), to) && contains([mail.subject], subject),
        ) as Mail[]),
      );
    }
    return found;
  }

  async get(id: string): Promise<Mail | undefined> {
    if (!this.#mails.has(id)) return undefined;
    const mail = this.#mails.get(id) ?? this.#parse(id);
    this.#mails.set(id, mail);
    return mail;
  }

  async raw(id: string): Promise<Buffer | undefined> {
    return this.#mails.has(id) ? readFile(this.#file(id)) : undefined;
  }

  async clear(): Promise<void> {
    const ids = [...this.#mails.keys()];
    this.#mails.clear();
    await Promise.all(ids.map((id) => rm(this.#file(id), { force: true })));
  }

  async #parse(id: string): Promise<Mail> {
    const mail = await PostalMime.parse(await readFile(this.#file(id)));
    const headers: Record<string, string[]> = {};
    for (const { key, value } of mail.headers) (headers[key] ??= []).push(value);
    return {
      id,
      receivedAt: new Date(receivedAt(id)).toISOString(),
      envelope: { from: mail.returnPath ?? '', to: headers['delivered-to'] ?? [] },
      from: flat(mail.from && [mail.from])[0] ?? null,
      to: flat(mail.to),
      cc: flat(mail.cc),
      replyTo: flat(mail.replyTo),
      subject: mail.subject ?? '',
      date: mail.date ?? null,
      messageId: mail.messageId ?? null,
      headers,
      text: mail.text ?? null,
      html: mail.html ?? null,
    };
  }

  #file(id: string): string {
    return join(this.#dir, `${id}.eml`);
  }
}

function receivedAt(id: string): number {
  return Number(id.split('-')[0]);
}

function flat(addresses: readonly Address[] | undefined): MailAddress[] {
  return (addresses ?? []).flatMap((entry) => entry.group ?? [entry]).map(({ name, address }) => ({ name, address }));
}

function recipients(mail: Mail): readonly string[] {
  return [...mail.envelope.to, ...mail.to.map(({ address }) => address)];
}

function contains(texts: readonly string[], part: string | undefined): boolean {
  return part === undefined || texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));
}
