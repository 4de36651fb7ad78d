import { href } from 'react-router';
import {
  ALERT_MONTHS,
  type AlertFrequency,
  FREQUENCY_NAMES,
  MOST_JOBS_IN_MAIL,
  REMINDER_DAYS,
  UNCONFIRMED_DAYS,
} from '#domain/alert/alert.ts';
import { agency } from '#domain/site/site.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type AlertMailName = 'confirm-alert' | 'job-alert' | 'alert-reminder';

export type AlertMailJob = {
  id: string;
  title: string;
  /** Employer and place, pay, type and basis (Conduct Regulations 2003, reg. 27), closing date. */
  facts: string[];
  reason: string;
};

export type AlertMailFacts = {
  /** A description: '“forklift”, within 10 miles of Stockport'. */
  search: string;
  boardPath: string;
  frequency: AlertFrequency;
  endsAt: Date;
  jobs: AlertMailJob[];
  count: number;
  publicOrigin: string;
  token: string;
};

type Path = '/alerts/confirm' | '/alerts/manage' | '/alerts/stop';

/** A link whose token only the owner of the mailbox has. */
export const alertLink = (publicOrigin: string, path: Path, token: string, about?: string): string =>
  `${publicOrigin}${href(path)}?token=${token}${about ? `&about=${about}` : ''}`;

export const alertMails: Record<AlertMailName, (facts: AlertMailFacts) => MailContent> = {
  'confirm-alert': ({ publicOrigin, token }) => ({
    subject: 'Confirm your job alert',
    preview: 'Confirm and we’ll email you new jobs.',
    paragraphs: [
      `Someone, probably you, asked ${agency().name} to email new jobs to this address. If this was you, check the search and confirm it. We won’t send anything else until you do.`,
    ],
    button: { label: 'Check and confirm', href: alertLink(publicOrigin, '/alerts/confirm', token) },
    notes: [
      `The link works for ${UNCONFIRMED_DAYS} days. If you asked for more than one alert today, it shows all of them.`,
      'If this wasn’t you, ignore this email. We’ll delete your address after that.',
    ],
    reason: `You’re receiving this because someone entered your address for a job alert from ${agency().name}. We send no more than one of these emails a day.`,
  }),
  'job-alert': ({ search, boardPath, frequency, jobs, count, publicOrigin, token }) => ({
    subject: cutLine(`${count === 1 ? 'New job' : `New jobs (${count})`}: ${search}`, 60),
    preview: cutLine(jobs.map(({ title }) => title).join(', '), 140),
    paragraphs: [
      `${count === 1 ? 'This job is new and matches' : 'These jobs are new and match'} your search: ${cutLine(search, 300)}.`,
    ],
    entries: jobs.map(({ id, title, facts, reason }) => ({
      label: cutLine(title, 200),
      href: publicOrigin + href('/jobs/:id', { id }),
      lines: [...facts.map((fact) => cutLine(fact, 200)), cutLine(reason, 200)],
    })),
    button: {
      label: count > MOST_JOBS_IN_MAIL ? `See all ${count} on the board` : 'See this search on the board',
      href: publicOrigin + boardPath,
    },
    links: [
      { label: 'No longer relevant', href: alertLink(publicOrigin, '/alerts/manage', token, 'relevant') },
      { label: 'Too many emails', href: alertLink(publicOrigin, '/alerts/manage', token, 'many') },
      { label: 'Change your alerts', href: alertLink(publicOrigin, '/alerts/manage', token) },
      { label: 'Unsubscribe', href: alertLink(publicOrigin, '/alerts/stop', token) },
    ],
    reason: `You’re receiving this because you asked ${agency().name} to email you jobs like these. How often: ${FREQUENCY_NAMES[frequency].toLowerCase().replace('monday', 'Monday')}.`,
  }),
  'alert-reminder': ({ search, endsAt, publicOrigin, token }) => ({
    subject: 'Keep getting job emails?',
    preview: `Your alert ends on ${formatLongDate(endsAt)} unless you keep it.`,
    paragraphs: [
      `Your job alert has run for nearly ${ALERT_MONTHS} months: ${cutLine(search, 300)}.`,
      `It ends on ${formatLongDate(endsAt)}. If you still want these emails, keep it for another ${ALERT_MONTHS} months. If not, ignore this email.`,
    ],
    button: { label: 'Keep my alert', href: alertLink(publicOrigin, '/alerts/manage', token) },
    links: [{ label: 'Unsubscribe now', href: alertLink(publicOrigin, '/alerts/stop', token) }],
    reason: `You’re receiving this because you asked ${agency().name} for job alerts. We’ll ask once, ${REMINDER_DAYS} days before an alert ends.`,
  }),
};
