/**
 * Refuses a plain read that waited for a lock in vain several times in a row: while a table is locked, each try would hold
 * a connection until its lock timeout. One try a second is let through. Other statements go on.
 */
import { hadItsLocks, isLockTimeout } from './out-of-reach.server.ts';

type Options = {
  /** Milliseconds. */
  lockTimeout: number;
  onRefuse(statement: string): void;
  onAdmit(statement: string): void;
};

/** Consecutive failures. */
const FAILURES = 3;
const RETRY_MS = 1_000;
/** Distinct texts, without values: far more than the site has. */
const MOST_STATEMENTS = 1_000;
/**
 * Locks that depend on values: rows and advisory locks. One that is held says nothing about others. These procedures
 * change rows and are called in statements with FROM.
 */
const LOCKS_BY_VALUE =
  /\b(insert|update|delete|merge|for\s+(key\s+)?share|pg_(try_)?advisory\w*|record_failed_login|use_api_key|may_delete|claim_guest_applications|put_forward)\b/i;

/**
 * True if a statement can wait only for tables, whatever its values. Without FROM it calls a procedure, which may
 * change rows: `SELECT app.delete_account($1)`.
 */
export const isPlainRead = (statement: string): boolean =>
  /^\s*(select|with)\b/i.test(statement) && /\bfrom\b/i.test(statement) && !LOCKS_BY_VALUE.test(statement);

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
    if (error === undefined || hadItsLocks(error)) {
      if (!state) return;
      this.failing.delete(statement);
      if (state.failures >= FAILURES) this.options.onAdmit(statement);
      return;
    }
    // Only a lock timeout shows that the table is locked; other errors, such as a lost connection, do not count.
    if (!isLockTimeout(error) || !isPlainRead(statement)) return;
    const failures = (state?.failures ?? 0) + 1;
    if (!state && this.failing.size >= MOST_STATEMENTS) this.failing.clear();
    this.failing.set(statement, { failures, retryAt: performance.now() + RETRY_MS });
    if (failures === FAILURES) this.options.onRefuse(statement);
  }
}
