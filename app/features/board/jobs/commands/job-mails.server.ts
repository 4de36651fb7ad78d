/** Writes an email about jobs to their owner at the moment it leaves. */
import { sql, type Transaction } from 'kysely';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import type { DB } from '#db/types.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { type JobMailName, jobMails } from '../emails/job-mails.tsx';
import { listUnconfirmedJobs } from '../queries/unconfirmed-jobs.server.ts';

type JobMail = { mail: JobMailName; accountId: string; jobIds?: string[] | undefined };
type Written = Omit<Mail, 'messageId'> & { jobIds: string[] };

/** @returns null if it is not needed any more: the jobs were confirmed, opened again or deleted, or their owner has left */
export async function writeJobMail(
  transaction: Transaction<DB>,
  { mail, accountId, jobIds = [] }: JobMail,
  publicOrigin: string,
): Promise<Written | null> {
  const owner = await transaction
    .selectFrom('profiles')
    .select(['email', 'full_name as fullName'])
    .where('id', '=', accountId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!owner) return null;
  const jobs =
    mail === 'confirm-jobs'
      ? await listUnconfirmedJobs(transaction, accountId)
      : await listClosed(transaction, accountId, jobIds);
  if (jobs.length === 0) return null;
  const token = mail === 'confirm-jobs' ? await issueAccountLink(transaction, accountId, 'confirm_jobs') : '';
  const content = jobMails[mail]({ fullName: owner.fullName, jobs, token, publicOrigin });
  return { to: owner.email, ...renderMail(content), jobIds: jobs.map(({ id }) => id) };
}

const listClosed = (transaction: Transaction<DB>, accountId: string, ids: string[]) =>
  transaction
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'location', 'closes_at as leavesAt'])
    .where('user_id', '=', accountId)
    .where('status', '=', 'closed')
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();

/** The week begins when the email left. */
export async function noteAsked({ database }: Pick<TaskServices, 'database'>, ids: string[]): Promise<void> {
  await database.asSystem((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ confirmation_asked_at: sql<Date>`clock_timestamp()` })
      .where('id', 'in', ids)
      .execute(),
  );
}
