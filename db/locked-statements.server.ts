/**
 * Refuses a statement that waited for a lock in vain several times in a row: while a table is locked, each try would hold
 * a connection until its lock timeout. One try a second is let through. Other statements go on.
 */
import { isLockTimeout } from './out-of-reach.server.ts';

type Options = {
  /** In milliseconds. */
  lockTimeout: number;
  onRefuse(statement: string): void;
  onAdmit(statement: string): void;
};

/** In a row. One statement that meets a locked row says nothing about the table. */
const FAILURES = 3;
const RETRY_MS = 1_000;
/** Distinct texts, without values: far more than the site has. */
const MOST_STATEMENTS = 1_000;
/** Advisory locks differ by their key, which is a value: one that is held says nothing about the others. */
const NAMED_LOCK = /\bpg_advisory/;

export class LockedStatements {
  private readonly options: Options;
  private readonly failing = new Map<string, { failures: number; retryAt: number }>();

  constructor(options: Options) {
    this.options = options;
  }

  get refused(): number {
    return [...this.failing.values()].filter(({ failures }) => failures >= FAILURES).length;
  }

  admits(statement: string): boolean {
    const state = this.failing.get(statement);
    if (!state || state.failures < FAILURES) return true;
    const now = performance.now();
    if (now < state.retryAt) return false;
    // This try decides for all others.
    state.retryAt = now + this.options.lockTimeout + RETRY_MS;
    return true;
  }

  /** @param error undefined if the statement was answered */
  note(statement: string, error?: unknown): void {
    const state = this.failing.get(statement);
    if (!isLockTimeout(error)) {
      if (!state) return;
      this.failing.delete(statement);
      if (state.failures >= FAILURES) this.options.onAdmit(statement);
      return;
    }
    if (NAMED_LOCK.test(statement)) return;
    const failures = (state?.failures ?? 0) + 1;
    if (!state && this.failing.size >= MOST_STATEMENTS) this.failing.clear();
    this.failing.set(statement, { failures, retryAt: performance.now() + RETRY_MS });
    if (failures === FAILURES) this.options.onRefuse(statement);
  }
}
