import { sql } from 'kysely';
import { findThread } from '#app/features/people/applications/commands/threads.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { INTERVIEW_NOTE_LENGTH } from '#domain/interview/interview.ts';
import { describeAnswer } from '#domain/mail/calendar-answer.ts';
import { isUuid } from '#domain/uuid.ts';
import type { MailReply } from '#platform/mail/mail-reply.server.ts';

type Row = { id: string; applicationId: string; minutes: number; isCandidate: boolean };

/**
 * Finds the event by its id, which only the two invited people know. A candidate who does not accept asks for another time: the interview
 * gets their note, and its time stays until someone moves it.
 * @returns the reply with its application; unchanged if it answers no invitation of ours
 */
export async function noteCalendarAnswer(
  { database }: { database: Pick<Database, 'asSystem'> },
  reply: MailReply,
): Promise<MailReply> {
  const { calendar, from, text } = reply;
  if (!calendar || !isUuid(calendar.uid)) return reply;
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<Row>`
      SELECT i.id, i.application_id AS "applicationId", i.minutes,
             app.mailbox(coalesce(p.email, a.email)) = app.mailbox(${from}::citext) AS "isCandidate"
      FROM interviews AS i JOIN applications AS a ON a.id = i.application_id LEFT JOIN profiles AS p ON p.id = a.candidate_id
      WHERE i.uid = ${calendar.uid}`.execute(transaction);
    const [interview] = rows;
    if (!interview?.isCandidate) return reply;
    const words = describeAnswer(calendar, interview.minutes, text);
    if (calendar.answer !== 'accepted')
      await sql`SELECT app.note_calendar_answer(${interview.id}, ${words.slice(0, INTERVIEW_NOTE_LENGTH)})`.execute(
        transaction,
      );
    const thread = await findThread(transaction, interview.applicationId);
    return { ...reply, text: words, references: `<${thread}@calendar> ${reply.references}` };
  });
}
