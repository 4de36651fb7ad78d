import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { Interviews } from '#db/types.ts';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';
import { ADMIN, hoursFromNow } from './jobs.ts';

type NewInterview = Partial<Insertable<Interviews>> & { application_id: string };

/** Offered, with a valid link. @returns its id and the token of the link */
export async function addInterview(
  { asSystem }: Database,
  slots: Date[],
  interview: NewInterview,
  expiresAt = hoursFromNow(1000),
): Promise<{ id: string; token: string }> {
  const { id = randomUUID(), ...rest } = interview;
  const row = { id: String(id), interviewer_id: ADMIN, kind: 'phone' as const, minutes: 30, ...rest };
  const token = newPathToken();
  await asSystem(async (transaction) => {
    await transaction.insertInto('interviews').values(row).execute();
    await transaction
      .insertInto('interview_slots')
      .values(slots.map((starts_at) => ({ interview_id: row.id, starts_at })))
      .execute();
    await transaction
      .insertInto('emailed_links')
      .values({ token_hash: hashToken(token), purpose: 'interview', interview_id: row.id, expires_at: expiresAt })
      .execute();
  });
  return { id: row.id, token };
}

export const bookByToken = ({ asSystem }: Database, token: string, startsAt: Date): Promise<string> =>
  asSystem(async (transaction) => {
    const { rows } = await sql<{ answer: string }>`
      SELECT app.book_interview(${hashToken(token)}, ${startsAt}) AS answer`.execute(transaction);
    return rows[0]?.answer ?? '';
  });
