// Keeps a set of named processes: starts, kills, pauses and ends them, and on request brings back those that die.
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningProcess } from './processes.ts';

const REVIVE_AFTER_MS = 1000;
const REVIVE_AT_MOST_MS = 30_000;
const GROWN_UP_MS = 60_000;

export interface StartOptions {
  /** `ready` (the default) waits for all it depends on; `live` only until the process itself answers. */
  readonly until?: 'ready' | 'live';
  /** Variables for this start alone, e.g. a failpoint. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another folder laid out as this checkout: another version of the program. */
  readonly root?: string;
  /** What a disk has room for: a write beyond it fails, whichever file it is to. Redis's only. */
  readonly largestFileBytes?: number;
}

export type Launch = (options: StartOptions & { readonly signal: AbortSignal }) => Promise<RunningProcess>;

interface Member {
  readonly launch: Launch;
  running?: RunningProcess | undefined;
  /** Whether its end would be a surprise. */
  wanted: boolean;
  startedAt: number;
  /** How long it is left alone before it is started again: longer each time when it dies young. */
  pauseMs: number;
}

export interface SupervisorOptions {
  /** Starts a process again when it ends although nobody asked it to. */
  readonly revive: boolean;
  /** Receives a line for each surprise. */
  readonly onTrouble: (line: string) => void;
}

export class Supervisor {
  readonly #members = new Map<string, Member>();
  readonly #stopping = new AbortController();
  readonly #options: SupervisorOptions;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  get names(): readonly string[] {
    return [...this.#members.keys()];
  }

  /** Makes a process known by name; `start` runs it. */
  add(name: string, launch: Launch): void {
    this.#members.set(name, { launch, wanted: false, startedAt: 0, pauseMs: REVIVE_AFTER_MS });
  }

  /** The process id, undefined while it does not run. */
  pid(name: string): number | undefined {
    return this.#member(name).running?.pid;
  }

  /** @throws when it already runs or does not start. */
  async start(name: string, options: StartOptions = {}): Promise<void> {
    const member = this.#member(name);
    if (member.running) throw new Error(`${name} is running already`);
    const { signal } = this.#stopping;
    signal.throwIfAborted();
    const running = await member.launch({ ...options, signal });
    member.running = running;
    member.wanted = true;
    member.startedAt = performance.now();
    void running.ended.then((how) => this.#ended(name, member, how));
    if (signal.aborted) await running.stop();
  }

  /**
   * Ends a process and waits until it is gone: by SIGKILL as a crash would, or politely with SIGTERM.
   * @returns the way it went, as in `RunningProcess.ended`; undefined when it did not run.
   */
  async kill(name: string, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<string | undefined> {
    const member = this.#member(name);
    const { running } = member;
    member.wanted = false;
    if (!running) return undefined;
    if (signal === 'SIGTERM') await running.stop();
    else running.signal('SIGKILL');
    const how = await running.ended;
    member.running = undefined;
    return how;
  }

  /** Freezes a process: its connections stay open and nothing answers. */
  pause(name: string): void {
    this.#member(name).running?.signal('SIGSTOP');
  }

  resume(name: string): void {
    this.#member(name).running?.signal('SIGCONT');
  }

  /** Ends all politely: one stage after the other, the members of a stage together. */
  async stop(stages: readonly (readonly string[])[]): Promise<void> {
    this.#stopping.abort(new Error('the stack is being stopped'));
    for (const member of this.#members.values()) member.wanted = false;
    for (const stage of stages) await Promise.all(stage.map((name) => this.#members.get(name)?.running?.stop()));
  }

  #ended(name: string, member: Member, how: string): void {
    if (!member.wanted) return;
    member.running = undefined;
    this.#options.onTrouble(`${name} ended unexpectedly (${how})`);
    if (performance.now() - member.startedAt > GROWN_UP_MS) member.pauseMs = REVIVE_AFTER_MS;
    if (this.#options.revive) void this.#revive(name, member);
  }

  async #revive(name: string, member: Member): Promise<void> {
    const { signal } = this.#stopping;
    await wait(member.pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    member.pauseMs = Math.min(member.pauseMs * 2, REVIVE_AT_MOST_MS);
    if (signal.aborted || member.running || !member.wanted) return;
    try {
      await this.start(name, { until: 'live' });
    } catch (error) {
      if (signal.aborted) return;
      this.#options.onTrouble(
        `${error instanceof Error ? error.message : String(error)}\n${name} is tried again in ${member.pauseMs / 1000} s`,
      );
      void this.#revive(name, member);
    }
  }

  #member(name: string): Member {
    const member = this.#members.get(name);
    if (!member) throw new Error(`There is no process "${name}"; there are ${this.names.join(', ')}`);
    return member;
  }
}
