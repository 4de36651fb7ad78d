/**
 * Names statements that a process runs often, so that each connection prepares them once. With row-level security, parsing and planning are
 * half the cost of a short statement (docs/decisions/0091-the-desk-under-load.md).
 */
import { createHash } from 'node:crypto';

/** A statement gets a name after this many executions. */
const MIN_EXECUTIONS = 5;
/** Limits memory: every connection stores every named statement. */
const MAX_NAMES = 500;
/** Distinct texts that are counted. */
const MAX_COUNTED = 2_000;

/** Matches single statements that read or write rows. */
const CAN_BE_KEPT = /^\s*(?:select|with|insert|update|delete|merge)\b[^;]*$/i;
/** Matches lists of values, whose text differs for each length. */
const IS_OF_ANY_LENGTH = /\bin \((?:\$\d+, ){5}|\), \(\$/i;
/** A migration may add columns; PostgreSQL then refuses the cached plan, which would end the transaction. */
const NAMES_NO_COLUMNS = /(?:\b(?:select|distinct|returning)\s|[,.])\s*\*/i;

const RESULT_CHANGED = '0A000';
/** Errors behind a pooler that changes connections between transactions and does not know prepared statements. */
const NOT_KEPT_HERE = ['26000', '42P05'];

/** @returns true if a migration changed the type of a function's rows while it ran (datatype_mismatch); nothing was done yet */
export const isTypeChanged = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '42804' && message === 'structure of query does not match function result type';
};

export class StatementNames {
  private names = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private generation = 0;
  private isOff = false;

  /** @returns undefined if the statement has no name yet */
  nameOf(text: string, isInTransaction: boolean): string | undefined {
    if (this.isOff) return undefined;
    const name = this.names.get(text) ?? this.count(text);
    return name && isInTransaction && NAMES_NO_COLUMNS.test(text) ? undefined : name;
  }

  /** @returns whether an error is of the name, so that nothing was done yet, and the text is worth asking without one */
  isOfName(error: unknown): boolean {
    const { code, message } = error as { code?: string; message?: string };
    const isForgotten = NOT_KEPT_HERE.includes(code ?? '');
    if (isForgotten) this.isOff = true;
    const isChanged = code === RESULT_CHANGED && message?.startsWith('cached plan') === true;
    // Other plans may be stale too: rename all statements, so that each connection plans them again.
    if (isChanged) {
      this.names.clear();
      this.generation += 1;
    }
    return isForgotten || isChanged;
  }

  private count(text: string): string | undefined {
    if (this.names.size >= MAX_NAMES || !CAN_BE_KEPT.test(text) || IS_OF_ANY_LENGTH.test(text)) return undefined;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (this.counts.size >= MAX_COUNTED) this.counts.clear();
    this.counts.set(text, count);
    if (count <= MIN_EXECUTIONS) return undefined;
    const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 24)}_${this.generation}`;
    this.names.set(text, name);
    return name;
  }
}
