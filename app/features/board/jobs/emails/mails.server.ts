/** Emails to owners of jobs. Their text is written when they are sent. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import type { DB } from '#db/types.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { listUnconfirmedJobs } from '../queries/unconfirmed-jobs.server.ts';
import { type JobMailName, jobMailNames, jobMails } from './job-mails.tsx';

type JobMail = { mail: JobMailName; accountId: string; jobIds?: string[] | undefined };
type WrittenMail = Omit<Mail, 'messageId'> & { jobIds: string[] };

/** @returns null if the email is no longer needed: the jobs were confirmed, reopened or deleted, or their owner has left */
async function writeJobMail(
  transaction: Transaction<DB>,
  { mail, accountId, jobIds = [] }: JobMail,
  publicOrigin: string,
): Promise<WrittenMail | null> {
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

/** The week starts when the email is sent. */
async function noteAsked({ database }: Pick<TaskServices, 'database'>, ids: string[]): Promise<void> {
  await database.asSystem((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ confirmation_asked_at: sql<Date>`clock_timestamp()` })
      .where('id', 'in', ids)
      .execute(),
  );
}

export const jobMailEntries = defineMails(jobMailNames, {
  schema: z.strictObject({
    accountId: z.uuid(),
    jobIds: z.array(z.uuid()).min(1).max(1000).optional(),
  }),
  isBulk: true,
  write: writeJobMail,
  send: async (services, { jobIds, ...written }, taskId, { mail }) => {
    await sendTaskMail(services, written, taskId);
    if (mail !== 'confirm-jobs') return;
    // The week starts when the owner could have read the email. Without a mail server no owner is asked, and no job leaves the board.
    if (services.mailer.reachesNobody)
      return services.log.warn({ taskId }, 'no owner was asked about jobs: there is no mail server');
    await noteAsked(services, jobIds);
  },
  example: (name) =>
    jobMails[name]({
      ...EXAMPLE_MAIL,
      fullName: 'Jo Whitlock',
      jobs: [
        {
          id: EXAMPLE_MAIL.id,
          title: EXAMPLE_FACTS.job,
          company: EXAMPLE_FACTS.company,
          location: 'Barnstaple',
          leavesAt: new Date('2026-12-03T10:00:00Z'),
        },
      ],
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof jobMailEntries> {}
}
