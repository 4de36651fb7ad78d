/** Tells a database that is away from one that says no: the first is worth another try in a moment. */

/** Nobody is there, or what is there takes no calls yet or any more (PostgreSQL: appendix A). */
const GONE = ['ECONNREFUSED', '57P01', '57P02', '57P03'];
/** It may well be there, but cannot be reached from here just now. */
const CUT = [
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE'],
  ...['53300', '08000', '08001', '08003', '08004', '08006'],
];
/** What node-postgres says in words alone. */
const CUT_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Client was closed)/;
const OVERDUE_WORDS = 'Query read timeout';

/** Whether the database is certainly not running; a socket that is not there has no other code than a missing file. */
export function isGone(error: unknown): boolean {
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown };
  return GONE.includes(String(code)) || (code === 'ENOENT' && syscall === 'connect');
}

/** Whether what failed has failed for want of a connection. It may have been done all the same. */
export function isOutOfReach(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return isGone(error) || isOverdue(error) || CUT.includes(String(code)) || CUT_WORDS.test(String(message));
}

/** Whether no answer came, not even that the statement has taken too long: nothing comes through there any more. */
export const isOverdue = (error: unknown): boolean => Object(error).message === OVERDUE_WORDS;
