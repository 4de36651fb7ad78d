/** How long the database may look for jobs that one search of a large board finds. Boards of up to 50,000 jobs need no bound. */
import pg from 'pg';
import { TOO_WIDE } from '../../texts.ts';

/** Of all statements of a search together, in milliseconds. What they take besides is small. */
const MOST_MS = 200;

/** Nothing was found before the time had run out, which does not mean that there is nothing. */
export class SearchTooWide extends Error {
  readonly refusal = TOO_WIDE;
}

/** As find_public_jobs raises it. */
const TOO_WIDE_CODE = 'AG001';

export class SearchTime {
  private leftMs = MOST_MS;
  private wasCut = false;

  /** Whether it has run out: nothing more is asked for. A small board never says so. */
  get isUp(): boolean {
    return this.wasCut && this.leftMs === 0;
  }

  /** @param ask gets how many milliseconds are left; what it returns says whether the database read all jobs */
  async spend<Answer extends { isCut: boolean }>(ask: (milliseconds: number) => Promise<Answer>): Promise<Answer> {
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

/** For programs, which are told in a sentence. */
export async function nullIfTooWide<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof SearchTooWide) return null;
    throw error;
  }
}
