// The file of erasures. It is outside PostgreSQL and Redis, so that the data of erased people can be deleted again when
// these are restored from a backup.
import type { KeyObject } from 'node:crypto';
import { appendFile, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keyedHash } from '../keyed-hash.js';

const FILE = 'erasures.jsonl';

/** The ids of leads, which identify nobody once the leads are deleted, and a keyed hash of an erased address. */
const erasure = z.object({
  v: z.literal(1),
  at: z.iso.datetime().transform((text) => new Date(text)),
  leads: z.array(z.uuid()),
  address: z.string().optional(),
});
type Erasure = z.output<typeof erasure>;

interface ErasureLedgerOptions {
  readonly directory: string;
  /** 32 bytes. Without the key nobody can tell from the ledger whether an address was erased. */
  readonly key: KeyObject;
}

/** A line cannot be read. To go on without it could restore the data of an erased person. */
export class ErasureLedgerError extends Error {
  override readonly name = 'ErasureLedgerError';
}

/** The properties of a lead that show whether it was erased. The address is in ASCII lower case. */
interface Recognisable {
  readonly id: string;
  readonly address: string | undefined;
  readonly receivedAt: Date;
}

export class Erasures {
  readonly leads: ReadonlySet<string>;
  private readonly addresses: ReadonlyMap<string, Date>;

  constructor(
    entries: readonly Erasure[],
    private readonly hash: (address: string) => string,
  ) {
    this.leads = new Set(entries.flatMap(({ leads }) => leads));
    this.addresses = new Map(entries.flatMap(({ address, at }) => (address === undefined ? [] : [[address, at]])));
  }

  lastOf(address: string): Date | undefined {
    return this.addresses.get(this.hash(address));
  }

  /** Whether a lead was erased by its id, or because it was received before its address was erased. */
  include({ id, address, receivedAt }: Recognisable): boolean {
    if (this.leads.has(id)) return true;
    const at = address === undefined ? undefined : this.lastOf(address);
    return at !== undefined && receivedAt <= at;
  }
}

/** An append-only file of one line for each erasure. */
export class ErasureLedger {
  constructor(private readonly options: ErasureLedgerOptions) {}

  /**
   * Adds an erasure; it is on disk when this resolves.
   * @param address in ASCII lower case, if every lead of an address is erased.
   */
  async add(leads: readonly string[], address?: string): Promise<void> {
    const entry = { v: 1, at: new Date(), leads, ...(address !== undefined && { address: this.hash(address) }) };
    await appendFile(join(this.options.directory, FILE), `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
  }

  /**
   * Reads all erasures: none, if there is no file yet. Without its folder nobody knows.
   * @throws ErasureLedgerError naming a line that cannot be read.
   */
  async read(): Promise<Erasures> {
    const { directory } = this.options;
    const isThere = (await readdir(directory)).includes(FILE);
    const entries = isThere ? this.entries(await readFile(join(directory, FILE), 'utf8')) : [];
    return new Erasures(entries, (address) => this.hash(address));
  }

  private entries(text: string): Erasure[] {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      if (line === '') return [];
      try {
        return [erasure.parse(JSON.parse(line))];
      } catch (cause) {
        throw new ErasureLedgerError(
          `The ledger of erasures cannot be read: ${FILE}, line ${index + 1}. Restore the file from a backup of ` +
            'the ledger, or run that erasure again and delete the line',
          { cause },
        );
      }
    });
  }

  private hash(address: string): string {
    return keyedHash(this.options.key, address);
  }
}
