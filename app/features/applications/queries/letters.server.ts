/** What the desk and a candidate wrote to each other about an application. Row-level security decides whether the reader may read it. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

export type Letter = {
  id: string;
  /** The candidate wrote it. */
  isReply: boolean;
  /** The colleague who wrote it; null for the candidate, and for an account that was deleted. */
  author: string | null;
  subject: string;
  body: string;
  at: Date;
};

const MOST_LETTERS = 200;

/** The first one first. */
export const selectLetters = (transaction: Transaction<DB>, applicationId: string): Promise<Letter[]> =>
  transaction
    .selectFrom('application_letters as l')
    .leftJoin('profiles as p', 'p.id', 'l.author_id')
    .select(['l.id', 'l.is_reply as isReply', 'p.full_name as author', 'l.subject', 'l.body', 'l.written_at as at'])
    .where('l.application_id', '=', applicationId)
    .orderBy('l.written_at')
    .orderBy('l.id')
    .limit(MOST_LETTERS)
    .execute();
