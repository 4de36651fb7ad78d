/**
 * Queues emails about interviews, once for each change: in the transaction of the change, and every minute for changes by other functions.
 */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { REMINDER_HOURS } from '#domain/interview/interview.ts';
import type { TaskServices, Tasks } from '#platform/tasks/tasks.server.ts';

type ChangedInterview = { id: string; sequence: number };

/**
 * Emails both sides about changes that no email has reported yet.
 *
 * @param id of one interview; without it, all
 */
export async function emailChanges(transaction: Transaction<DB>, tasks: Tasks, id?: string): Promise<void> {
  const { rows } = await sql<ChangedInterview>`
    UPDATE interviews SET told_sequence = sequence WHERE told_sequence < sequence ${id ? sql`AND id = ${id}` : sql``}
    RETURNING id, sequence`.execute(transaction);
  await sendToBoth(transaction, tasks, rows, ['interview-set', 'interview-set-staff']);
}

export async function tellInterviews({ database, tasks }: Pick<TaskServices, 'database' | 'tasks'>): Promise<void> {
  await database.asSystem((transaction) => emailChanges(transaction, tasks));
  await database.asSystem((transaction) => remind(transaction, tasks));
  await database.asSystem(async (transaction) => {
    const { rows } = await sql<{ uid: string }>`
      UPDATE erased_interviews SET queued_at = now() WHERE queued_at IS NULL RETURNING uid`.execute(transaction);
    for (const { uid } of rows) await tasks.send(transaction, 'send-mail', { mail: 'interview-erased', uid });
  });
}

/** Reminds once of each booked time: the reminder is recorded in the transaction that queues it. */
async function remind(transaction: Transaction<DB>, tasks: Tasks): Promise<void> {
  const { rows } = await sql<ChangedInterview & { application_id: string }>`
    UPDATE interviews SET reminded_at = now()
    WHERE state = 'booked' AND reminded_at IS NULL AND starts_at > now()
      AND starts_at <= now() + make_interval(hours => ${REMINDER_HOURS}::int)
    RETURNING id, sequence, application_id`.execute(transaction);
  await sendToBoth(transaction, tasks, rows, ['interview-reminder', 'interview-reminder-staff']);
  for (const { application_id } of rows)
    await tasks.send(transaction, 'tell-account', { news: 'interview-soon', subjectId: application_id });
}

type Pair = ['interview-set', 'interview-set-staff'] | ['interview-reminder', 'interview-reminder-staff'];

async function sendToBoth(
  transaction: Transaction<DB>,
  tasks: Tasks,
  changed: ChangedInterview[],
  mails: Pair,
): Promise<void> {
  for (const { id: interviewId, sequence } of changed)
    for (const mail of mails) await tasks.send(transaction, 'send-mail', { mail, interviewId, sequence });
}
