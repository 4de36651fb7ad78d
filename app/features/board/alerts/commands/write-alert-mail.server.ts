/** Writes an alert email at the moment it is sent, without jobs that have closed and alerts that were stopped since. */
import { sql, type Transaction } from 'kysely';
import { href } from 'react-router';
import type { DB } from '#db/types.ts';
import { MOST_JOBS_IN_MAIL } from '#domain/alert/alert.ts';
import { type JobBasis, type JobType, kindOfWork } from '#domain/job/job.ts';
import { describeMiles } from '#domain/place/radius.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import { type AlertMailJob, type AlertMailName, alertLink, alertMails } from '../emails/alert-mails.tsx';
import { describeKept } from '../texts.ts';

type Found = { mail: Omit<Mail, 'messageId'>; tokenHash: Buffer; email: string; jobIds: string[] };

const MAILS = { confirm: 'confirm-alert', jobs: 'job-alert', reminder: 'alert-reminder' } as const satisfies Record<
  string,
  AlertMailName
>;
/** The states of an alert in which each kind of email still makes sense. */
const STATES = { confirm: ['asked'], jobs: ['confirmed'], reminder: ['confirmed', 'paused'] };

/** @returns null if there is nothing left to send */
export async function writeAlertMail(
  transaction: Transaction<DB>,
  mailId: string,
  publicOrigin: string,
): Promise<Found | null> {
  const alert = await transaction
    .selectFrom('job_alert_mails as m')
    .innerJoin('job_alerts as a', 'a.id', 'm.alert_id')
    .leftJoin('profiles as p', 'p.id', 'a.account_id')
    .select(['m.kind', 'a.search', 'a.areas', 'a.frequency', 'a.state', 'a.by_email', 'a.ends_at', 'a.account_id'])
    .select(({ fn }) => fn.coalesce('a.email', 'p.email').as('email'))
    .select('p.status')
    .where('m.id', '=', mailId)
    .executeTakeFirst();
  if (!alert?.email || !STATES[alert.kind].includes(alert.state) || !alert.by_email) return null;
  if (alert.account_id && alert.status !== 'approved') return null;
  const { kind, email } = alert;
  const { jobs, count } = kind === 'jobs' ? await listJobs(transaction, mailId) : { jobs: [], count: 0 };
  if (kind === 'jobs' && jobs.length === 0) return null;
  const token = newToken();
  const content = alertMails[MAILS[kind]]({
    search: describeKept(alert),
    boardPath: href('/jobs') + alert.search,
    frequency: alert.frequency,
    endsAt: alert.ends_at ?? new Date(0),
    jobs,
    count,
    publicOrigin,
    token,
  });
  const unsubscribe = kind === 'confirm' ? {} : { unsubscribe: alertLink(publicOrigin, '/alerts/stop', token) };
  return {
    mail: { to: email, ...renderMail(content), ...unsubscribe },
    tokenHash: hashToken(token),
    email,
    jobIds: jobs.map(({ id }) => id),
  };
}

type JobRow = {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: string;
  type: JobType;
  basis: JobBasis;
  closes_at: Date;
  miles: number | null;
  place: string | null;
  title_words: string[];
  text_words: string[];
  count: number;
};

async function listJobs(
  transaction: Transaction<DB>,
  mailId: string,
): Promise<{ jobs: AlertMailJob[]; count: number }> {
  const { rows } = await sql<JobRow>`SELECT * FROM app.get_alert_mail_jobs(${mailId}, ${MOST_JOBS_IN_MAIL})`.execute(
    transaction,
  );
  return { jobs: rows.map(toMailJob), count: rows[0]?.count ?? 0 };
}

export const toMailJob = (job: JobRow): AlertMailJob => ({
  id: job.id,
  title: job.title,
  facts: [
    `${job.company}, ${job.location}`,
    [job.salary, ...kindOfWork(job)].join(' · '),
    `Closes on ${formatLongDate(job.closes_at)}`,
  ],
  reason: `Why: ${listReasons(job).join('; ') || 'it is new on the board'}`,
});

function listReasons({ title_words: inTitle, text_words: inText, miles, place }: JobRow): string[] {
  const further = inText.filter((word) => !inTitle.includes(word));
  return [
    ...(inTitle.length > 0 ? [`“${inTitle.join('”, “')}” in its title`] : []),
    ...(further.length > 0 ? [`“${further.join('”, “')}” in its text`] : []),
    ...(miles === null
      ? []
      : [`${place ? `in ${place}, ` : ''}${describeMiles(miles).toLowerCase()} in a straight line`]),
  ];
}
