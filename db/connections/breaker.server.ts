/**
 * Stops asking a database that takes statements and answers none of them: frozen, swapped out, behind a network that
 * swallows packets. A statement without an answer is only a suspicion. The breaker opens only if a fresh connection is not
 * answered either, so one slow statement hardly opens it. While open, statements fail at once, until a probe is answered.
 */
import { DatabaseStalled, isFromServer } from './out-of-reach.server.ts';

type Options = {
  /**
   * Resolves to true if a new connection is answered. A refusal is an answer: statements then fail at once.
   * @param isOpen only this probe can close the breaker, so it gets as long as a new connection of the pool
   */
  probe(isOpen: boolean): Promise<boolean>;
  onOpen(): void;
  onClose(): void;
};

type Underway = { since: number; fail(error: Error): void; waitsForConnection: boolean };

const SWEEP_MS = 100;
const SUSPICIOUS_MS = 400;
/** One answered probe covers slow statements for this long. */
const TRUST_MS = 2_000;
/** A late timer of a busy process fails one probe, hardly two in a row. */
const PROBES = 2;
const RETRY_MS = 500;
/** A request waits this long for a connection while none becomes free. */
const NO_CONNECTION_MS = 2_000;

export class Breaker {
  private readonly options: Options;
  /** Oldest first. */
  private readonly underway = new Set<Underway>();
  private sweeping: NodeJS.Timeout | undefined;
  private retrying: NodeJS.Timeout | undefined;
  private isProbing = false;
  private isStopped = false;
  private trustedUntil = Number.NEGATIVE_INFINITY;
  /** Time of the server's last answer, a result or an error. */
  private answeredAt = Number.NEGATIVE_INFINITY;
  private connectionCameAt = Number.NEGATIVE_INFINITY;
  isOpen = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** Fails like the work, or with `DatabaseStalled`: at once while open, or when the breaker opens. */
  async watch<T>(begin: () => Promise<T>, { waitsForConnection = false } = {}): Promise<T> {
    if (this.isOpen) throw new DatabaseStalled();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const entry = { since: performance.now(), fail: reject, waitsForConnection };
    this.underway.add(entry);
    this.sweeping ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
    begin().then(resolve, reject);
    try {
      const result = await promise;
      if (waitsForConnection) this.connectionCameAt = performance.now();
      else this.answeredAt = performance.now();
      return result;
    } catch (error) {
      if (isFromServer(error)) this.answeredAt = performance.now();
      throw error;
    } finally {
      this.underway.delete(entry);
    }
  }

  private sweep(): void {
    const [oldest] = this.underway;
    if (!oldest) {
      clearInterval(this.sweeping);
      this.sweeping = undefined;
      return;
    }
    const now = performance.now();
    if (now - oldest.since > SUSPICIOUS_MS) void this.suspect();
    for (const each of this.underway) {
      const hasWaitedFor = now - Math.max(each.since, this.connectionCameAt);
      if (each.waitsForConnection && hasWaitedFor > NO_CONNECTION_MS) each.fail(new DatabaseStalled());
    }
  }

  /** Asks whether the database answers at all, unless it has just done so. */
  async suspect(): Promise<void> {
    if (this.isProbing || this.isOpen || performance.now() < this.trustedUntil) return;
    this.isProbing = true;
    const suspectedAt = performance.now();
    const isProbeAnswered = await this.isProbeAnswered(PROBES);
    this.isProbing = false;
    // An overloaded machine is late with new connections, but goes on answering statements.
    if (isProbeAnswered || this.answeredAt > suspectedAt) this.trust();
    else if (!this.isStopped) this.open();
  }

  private trust(): void {
    this.trustedUntil = performance.now() + TRUST_MS;
  }

  private open(): void {
    this.isOpen = true;
    this.options.onOpen();
    for (const { fail } of this.underway) fail(new DatabaseStalled());
    this.retryLater();
  }

  private retryLater(): void {
    this.retrying = setTimeout(async () => {
      const isAnswered = await this.isProbeAnswered(1);
      if (this.isStopped) return;
      if (!isAnswered) return this.retryLater();
      this.isOpen = false;
      this.trust();
      this.options.onClose();
    }, RETRY_MS).unref();
  }

  private async isProbeAnswered(tries: number): Promise<boolean> {
    for (let attempts = tries; attempts > 0 && !this.isStopped; attempts -= 1)
      if (await this.options.probe(this.isOpen)) return true;
    return false;
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.sweeping);
    clearTimeout(this.retrying);
  }
}
