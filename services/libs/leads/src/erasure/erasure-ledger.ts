// The ledger of erasures, kept apart from the stores that a backup restores: without it a restored database or Redis
// would bring erased people back.
import { createHmac, randomUUID } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PRIVATE_FILE, syncDirectory } from '../spool/spool.js';

export const ERASURE_KEY_BYTES = 32;

/**
 * One erasure: the ids of leads, which identify nobody once the leads are deleted, and a keyed hash of the address.
 */
const erasure = z.object({
  v: z.literal(1),
  at: z.iso.datetime().transform((text) => new Date(text)),
  leads: z.array(z.uuid()),
  address: z.string().optional(),
});
export type Erasure = z.output<typeof erasure>;

export interface ErasureLedgerOptions {
  readonly directory: string;
  /** 32 bytes: without it the ledger does not show whether somebody was erased. */
  readonly key: Buffer;
}

/** An entry of the ledger cannot be read: to continue could restore an erased person. */
export class ErasureLedgerError extends Error {
  override readonly name = 'ErasureLedgerError';
}

/** One file for each erasure: several processes may write at once, and a backup taken meanwhile is consistent. */
export class ErasureLedger {
  constructor(private readonly options: ErasureLedgerOptions) {}

  /**
   * Adds an erasure; it is on disk when this resolves.
   * @param address in ASCII lower case, when all of an address is erased.
   */
  async note(leads: readonly string[], address?: string, at = new Date()): Promise<void> {
    const draft = join(this.options.directory, `.${randomUUID()}`);
    const entry = { v: 1, at, leads, ...(address !== undefined && { address: this.hashOf(address) }) };
    await writeFile(draft, JSON.stringify(entry), PRIVATE_FILE);
    await rename(draft, join(this.options.directory, `${at.toISOString().replaceAll(':', '')}-${randomUUID()}.json`));
    await syncDirectory(this.options.directory);
  }

  /**
   * Every erasure, the oldest first.
   * @throws ErasureLedgerError naming the file that can't be read as one.
   */
  async all(): Promise<Erasure[]> {
    return Promise.all((await this.names()).map((name) => this.read(name)));
  }

  /** The keyed hash of an address, as the ledger holds it. @param address in ASCII lower case. */
  hashOf(address: string): string {
    return createHmac('sha256', this.options.key).update(address).digest('base64url');
  }

  /** Deletes erasures older than a date. @returns how many. */
  async expire(before: Date): Promise<number> {
    let expired = 0;
    for (const name of await this.names()) {
      if ((await this.read(name)).at >= before) break;
      await rm(join(this.options.directory, name), { force: true });
      expired += 1;
    }
    return expired;
  }

  private async names(): Promise<string[]> {
    return (await readdir(this.options.directory)).filter((name) => name.endsWith('.json')).sort();
  }

  private async read(name: string): Promise<Erasure> {
    try {
      return erasure.parse(JSON.parse(await readFile(join(this.options.directory, name), 'utf8')));
    } catch (cause) {
      throw new ErasureLedgerError(
        `The ledger of erasures holds a file that cannot be read: ${name}. Restore it from a backup of the ledger`,
        { cause },
      );
    }
  }
}
