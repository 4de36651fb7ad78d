/** Bounds the database time of one search of a large board. Boards of up to 50,000 jobs need no bound. */
import pg from 'pg';
import { TOO_WIDE } from '../../texts.ts';

const MOST_MS = 200;

/** Thrown if time ran out before a job was found; matching jobs may still exist. */
export class SearchTooWide extends Error {
  readonly refusal = TOO_WIDE;
}

/** The error code that find_public_jobs raises. */
const TOO_WIDE_CODE = 'AG001';

export class SearchTime {
  private leftMs = MOST_MS;
  private wasCut = false;
  private previous: Promise<unknown> = Promise.resolve();

  /** True if the time has run out, so that no further statement is sent. Never true on a small board. */
  get isUp(): boolean {
    return this.wasCut && this.leftMs === 0;
  }

  /**
   * Concurrent statements run in turn, because each may use all the time that is left.
   *
   * @param ask receives the milliseconds left. Its answer says whether the database left jobs unread
   */
  spend<Answer extends { isCut: boolean }>(ask: (milliseconds: number) => Promise<Answer>): Promise<Answer> {
    const answer = this.previous.then(() => this.measure(ask));
    this.previous = answer.catch(() => undefined);
    return answer;
  }

  private async measure<Answer extends { isCut: boolean }>(
    ask: (milliseconds: number) => Promise<Answer>,
  ): Promise<Answer> {
    const began = performance.now();
    try {
      const answer = await ask(Math.floor(this.leftMs));
      this.wasCut ||= answer.isCut;
      return answer;
    } finally {
      this.leftMs = Math.max(0, this.leftMs - (performance.now() - began));
    }
  }
}

export const isTooWide = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === TOO_WIDE_CODE;

export async function nullIfTooWide<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof SearchTooWide) return null;
    throw error;
  }
}
