/**
 * A time limit for an answer of the database that does not count how long this process was busy itself: a timer that
 * comes late, because pages were being rendered, would fire before the answer that has long arrived is read.
 */
import { OVERDUE } from './out-of-reach.server.ts';

const LOOKS = 4;

/**
 * Answers that arrived are read between two checks; checks missed while the process was busy are not repeated.
 * @param limit in milliseconds, while the process is not busy
 */
export function withinLimit<T>(limit: number, answer: Promise<T>): Promise<T> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    if (looks === LOOKS) reject(new Error(OVERDUE));
  }, limit / LOOKS);
  return Promise.race([answer, overdue]).finally(() => clearInterval(looking));
}
