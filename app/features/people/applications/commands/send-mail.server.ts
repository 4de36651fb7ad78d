import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { type Mail, RecipientRefused } from '#platform/mail/mail.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { threadHeaders } from './threads.server.ts';

type Services = Pick<TaskServices, 'database' | 'mailer' | 'publicOrigin'>;
/** `thread` is null unless the email goes to the candidate. */
type WrittenMail = Omit<Mail, 'messageId' | 'references'> & { thread: string | null };
type About = { letterId?: string | undefined; eventId?: string | undefined };

export async function sendMail(
  { database, mailer, publicOrigin }: Services,
  { thread, ...mail }: WrittenMail,
  taskId: string,
  about: About = {},
): Promise<void> {
  const record = async (outcome: 'accepted' | 'refused', answer: string) => {
    if (thread) await recordSent(database, { id: taskId, thread, subject: mail.subject, outcome, answer, ...about });
  };
  let answer: string;
  try {
    answer = (await mailer.send({ ...mail, ...threadHeaders(thread, taskId, publicOrigin) })) ?? '';
  } catch (error) {
    if (error instanceof RecipientRefused) await record('refused', error.answer);
    throw error;
  }
  await record('accepted', answer);
}

type SentMail = About & {
  id: string;
  thread: string;
  subject: string;
  outcome: 'accepted' | 'refused';
  answer: string;
};

/** A refused email is retried; the retry's outcome replaces this one. */
async function recordSent({ asSystem }: Pick<Database, 'asSystem'>, mail: SentMail): Promise<void> {
  const { id, thread, subject, outcome, answer, letterId = null, eventId = null } = mail;
  await asSystem((transaction) =>
    sql`
      INSERT INTO application_mails (id, application_id, letter_id, event_id, subject, outcome, answer)
      SELECT ${id}, application_id, ${letterId}, ${eventId}, ${subject.slice(0, 300)}, ${outcome}, ${answer}
      FROM application_threads WHERE token = ${thread}
      ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome, answer = excluded.answer, sent_at = now()
      WHERE application_mails.outcome = 'refused'`.execute(transaction),
  );
}
