// The processes of a stack by name: starts, kills, pauses and stops them, and restarts those that end unexpectedly if
// wanted.
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningProcess } from './processes.ts';

const RESTART_AFTER_MS = 1000;
const RETRY_AFTER_MS = 5000;

export interface StartOptions {
  /** `ready` (the default) waits for its dependencies too; `live` only until the process itself answers. */
  readonly until?: 'ready' | 'live';
  /** Variables for this start only. */
  readonly env?: Readonly<Record<string, string>>;
}

export type Launch = (options: StartOptions & { readonly signal: AbortSignal }) => Promise<RunningProcess>;

interface Member {
  readonly launch: Launch;
  running?: RunningProcess | undefined;
  /** Whether it should be running. */
  wanted: boolean;
}

export interface SupervisorOptions {
  /** Restarts processes that end unexpectedly. */
  readonly restart: boolean;
  /** Receives a line for each unexpected end and failed restart. */
  readonly onUnexpectedEnd: (line: string) => void;
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

  /** Registers a process by name; `start` runs it. */
  add(name: string, launch: Launch): void {
    this.#members.set(name, { launch, wanted: false });
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
    void running.ended.then((how) => this.#ended(name, member, how));
    if (signal.aborted) await running.stop();
  }

  /**
   * Kills a process (SIGKILL) or stops it gracefully (SIGTERM), and waits until it has ended.
   * @returns how it ended, as in `RunningProcess.ended`; undefined when it did not run.
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

  /** Freezes a process (SIGSTOP): its connections stay open and nothing answers. */
  pause(name: string): void {
    this.#member(name).running?.signal('SIGSTOP');
  }

  resume(name: string): void {
    this.#member(name).running?.signal('SIGCONT');
  }

  /** Stops all processes gracefully: one stage after the other, the members of a stage at the same time. */
  async stop(stages: readonly (readonly string[])[]): Promise<void> {
    this.#stopping.abort(new Error('the stack is being stopped'));
    for (const member of this.#members.values()) member.wanted = false;
    for (const stage of stages) await Promise.all(stage.map((name) => this.#members.get(name)?.running?.stop()));
  }

  #ended(name: string, member: Member, how: string): void {
    if (!member.wanted) return;
    member.running = undefined;
    this.#options.onUnexpectedEnd(`${name} ended unexpectedly (${how})`);
    if (this.#options.restart) void this.#restart(name, member);
  }

  async #restart(name: string, member: Member): Promise<void> {
    const { signal } = this.#stopping;
    for (let delay = RESTART_AFTER_MS; ; delay = RETRY_AFTER_MS) {
      await wait(delay, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || member.running || !member.wanted) return;
      try {
        return await this.start(name, { until: 'live' });
      } catch (error) {
        if (!signal.aborted) this.#options.onUnexpectedEnd(String(error));
      }
    }
  }

  #member(name: string): Member {
    const member = this.#members.get(name);
    if (!member) throw new Error(`There is no process "${name}"; there are ${this.names.join(', ')}`);
    return member;
  }
}
