import { href } from 'react-router';
import { CONFIRM_DAYS } from '#domain/job/job-confirmation.ts';
import { agency } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { employerAndPlace } from '../schema.ts';

export const jobMailNames = ['confirm-jobs', 'jobs-left-the-board'] as const;
export type JobMailName = (typeof jobMailNames)[number];

export type JobMailFacts = {
  fullName: string;
  jobs: { id: string; title: string; company: string; location: string; leavesAt: Date }[];
  token: string;
  publicOrigin: string;
};

/** An email lists at most this many jobs, and the number of the others. */
const LISTED = 20;

const RULE = `We don’t want candidates applying for jobs that have gone, so we ask you to confirm every job on the board every ${CONFIRM_DAYS} days.`;

export const jobMails: Record<JobMailName, (facts: JobMailFacts) => MailContent> = {
  'confirm-jobs': (facts) => {
    const { jobs, token, publicOrigin } = facts;
    const first = jobs.reduce(
      (soonest, { leavesAt }) => (leavesAt < soonest ? leavesAt : soonest),
      jobs[0]?.leavesAt ?? new Date(0),
    );
    const day = formatLongDate(first);
    const one = jobs.length === 1;
    return {
      subject: one ? 'Is your job still open?' : `Are your ${jobs.length} jobs still open?`,
      preview: `Press once to keep ${one ? 'it' : 'them'} on the board.`,
      paragraphs: [
        `Hello ${oneLine(facts.fullName)},`,
        `${RULE} Please tell us by ${day} whether ${one ? 'this one is' : 'these are'} still open. Otherwise we’ll take ${one ? 'it' : 'them'} off the board on that day or soon after. You can reopen ${one ? 'it' : 'them'} at any time.`,
      ],
      ...toJobList(facts, (job) => `Off the board on ${formatLongDate(job.leavesAt)}`),
      button: {
        label: one ? 'Confirm it’s open' : 'Confirm which are open',
        href: `${publicOrigin}${href('/confirm-jobs')}?token=${token}`,
      },
      notes: [...describeOmitted(jobs), 'The link works for 14 days without signing in. It only confirms your jobs.'],
      reason: reasonOf(jobs),
    };
  },
  'jobs-left-the-board': (facts) => {
    const { jobs, publicOrigin } = facts;
    const one = jobs.length === 1;
    return {
      subject: one ? 'We’ve closed your job' : `We’ve closed ${jobs.length} of your jobs`,
      preview: 'You can reopen it at any time.',
      paragraphs: [
        `Hello ${oneLine(facts.fullName)},`,
        `We asked whether ${one ? 'this job is' : 'these jobs are'} still open and haven’t heard from you, so ${one ? 'it is closed and takes' : 'they are closed and take'} no more applications. ${RULE}`,
        `Still open? Sign in and press ‘Reopen’ beside the job. You’ll still have all your applications.`,
      ],
      ...toJobList(facts, () => 'Closed'),
      button: { label: 'See your jobs', href: `${publicOrigin}${href('/employer/jobs')}?status=closed` },
      notes: describeOmitted(jobs),
      reason: reasonOf(jobs),
    };
  },
};

const toJobList = ({ jobs, publicOrigin }: JobMailFacts, note: (job: JobMailFacts['jobs'][number]) => string) => ({
  entries: jobs.slice(0, LISTED).map((job) => ({
    label: oneLine(job.title),
    href: publicOrigin + href('/jobs/:id', { id: job.id }),
    lines: [oneLine(employerAndPlace(job)), note(job)],
  })),
});

const describeOmitted = ({ length }: readonly unknown[]): string[] =>
  length > LISTED ? [`And ${countOf(length - LISTED, 'more job')}. Press the button to see them all.`] : [];

const reasonOf = (jobs: readonly unknown[]) =>
  `You’re receiving this because you manage ${jobs.length === 1 ? 'this job' : 'these jobs'} at ${agency().name}.`;
