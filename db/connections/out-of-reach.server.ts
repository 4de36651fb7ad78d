/** Distinguishes an unreachable database, where a retry may help, from one that refuses a statement. */
import pg from 'pg';

/** No server listens, or it does not accept connections yet or any more (PostgreSQL: appendix A). */
const GONE = ['ECONNREFUSED', '57P01', '57P02', '57P03'];
/** The server may be up, but cannot be reached from here just now. */
const CUT = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
];
/** Errors that node-postgres reports only as messages. */
const CUT_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Client was closed)/;
/** The message of node-postgres for a missing answer, and ours where it does not check. */
export const OVERDUE = 'Query read timeout';
/** The message for a connection that could not be made in time. */
const CONNECT_WORDS = 'timeout expired';

/** True if the database is certainly not running; a missing socket has the code of a missing file. */
export function isGone(error: unknown): boolean {
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown };
  return GONE.includes(String(code)) || (code === 'ENOENT' && syscall === 'connect');
}

/** A statement that was not sent, or not waited for, because the database or a table does not answer at the moment. */
export class DatabaseStalled extends Error {
  override name = 'DatabaseStalled';

  constructor() {
    super('The database does not answer at the moment');
  }
}

const LOCK_TIMEOUT = '55P03';
/** A statement that took too long would take as long elsewhere. */
const TOOK_TOO_LONG = '57014';

export const isLockTimeout = (error: unknown): boolean => Object(error).code === LOCK_TIMEOUT;
export const isStatementTimeout = (error: unknown): boolean => Object(error).code === TOOK_TOO_LONG;

/**
 * True if a retry may succeed soon, because a connection, a lock or time was lacking. The statement may have been
 * executed.
 */
export function isOutOfReach(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return (
    error instanceof DatabaseStalled ||
    [isGone, isOverdue, isLockTimeout, isStatementTimeout].some((is) => is(error)) ||
    CUT.includes(String(code)) ||
    CUT_WORDS.test(String(message))
  );
}

/** True if the error came from the server itself, which shows that it answers. */
export const isFromServer = (error: unknown): boolean => error instanceof pg.DatabaseError;

/** Errors of data, constraints, names and rights, and those that a procedure raises (PostgreSQL: appendix A). */
const FAULTS_AFTER_LOCKS = /^(2[1-3]|42|P0)/;

/** True if a failed statement had already got the locks on its tables. */
export const hadItsLocks = (error: unknown): boolean => FAULTS_AFTER_LOCKS.test(String(Object(error).code));

/** True if nothing came back within the time of a query or a new connection. */
export const isNoAnswer = (error: unknown): boolean => isOverdue(error) || Object(error).message === CONNECT_WORDS;

/** True if no answer came, not even a timeout: the connection is dead. */
export const isOverdue = (error: unknown): boolean => Object(error).message === OVERDUE;
