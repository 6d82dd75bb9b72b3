// The erasures of people, kept apart from the stores that a backup restores: without them a restored database or Redis
// would bring erased people back.
import { createHmac } from 'node:crypto';
import { appendFile, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

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
type Erasure = z.output<typeof erasure>;

export interface ErasureLedgerOptions {
  readonly directory: string;
  /** 32 bytes: without it the ledger does not show whether somebody was erased. */
  readonly key: Buffer;
}

/** A line cannot be read: to continue could restore an erased person. */
export class ErasureLedgerError extends Error {
  override readonly name = 'ErasureLedgerError';
}

/** The parts of a lead by which it is recognised as erased. The address is in ASCII lower case. */
interface Recognisable {
  readonly id: string | undefined;
  readonly address: string | undefined;
  readonly receivedAt: Date;
}

/** What the ledger says of leads and addresses. */
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

  /** When all of an address was last erased. */
  lastOf(address: string): Date | undefined {
    return this.addresses.get(this.hash(address));
  }

  /** Whether a lead was erased, by its id or with all that its address had sent until then. */
  include({ id, address, receivedAt }: Recognisable): boolean {
    if (id !== undefined && this.leads.has(id)) return true;
    const at = address === undefined ? undefined : this.lastOf(address);
    return at !== undefined && receivedAt <= at;
  }
}

/** An append-only file of one line for each erasure. */
export class ErasureLedger {
  constructor(private readonly options: ErasureLedgerOptions) {}

  /**
   * Adds an erasure; it is on disk when this resolves.
   * @param address in ASCII lower case, when all of an address is erased.
   */
  async add(leads: readonly string[], address?: string): Promise<void> {
    const entry = { v: 1, at: new Date(), leads, ...(address !== undefined && { address: this.hash(address) }) };
    const path = join(this.options.directory, 'erasures.jsonl');
    await appendFile(path, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
  }

  /**
   * Reads every erasure, also those of earlier versions, which wrote a file for each.
   * @throws ErasureLedgerError naming the line that cannot be read as one.
   */
  async read(): Promise<Erasures> {
    const names = (await readdir(this.options.directory)).filter((name) => /\.jsonl?$/.test(name)).sort();
    const entries = await Promise.all(names.map((name) => this.readFile(name)));
    return new Erasures(entries.flat(), (address) => this.hash(address));
  }

  private async readFile(name: string): Promise<Erasure[]> {
    const lines = (await readFile(join(this.options.directory, name), 'utf8')).split('\n');
    return lines.flatMap((line, index) => {
      if (line === '') return [];
      try {
        return [erasure.parse(JSON.parse(line))];
      } catch (cause) {
        const place = `${name}, line ${index + 1}`;
        throw new ErasureLedgerError(
          `The ledger of erasures cannot be read: ${place}. Restore the file from a backup of the ledger, or run ` +
            'that erasure again and delete the line',
          { cause },
        );
      }
    });
  }

  /** The keyed hash of an address. */
  private hash(address: string): string {
    return createHmac('sha256', this.options.key).update(address).digest('base64url');
  }
}
