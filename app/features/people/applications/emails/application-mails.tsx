import { href } from 'react-router';
import { agency } from '#domain/site/site.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { excerpt } from '#domain/text/text.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

const LONGEST_PREVIEW = 100;

export const applicationMailNames = [
  // Sent to the candidate.
  'application-sent',
  'application-moved',
  'application-letter',
  // Sent to the job's owner.
  'application-received',
  'application-withdrawn',
] as const;
export type ApplicationMailName = (typeof applicationMailNames)[number];

export type ApplicationMailFacts = {
  applicationId: string;
  candidateName: string;
  jobTitle: string;
  jobCompany: string;
  publicOrigin: string;
  /** Staff made the application. */
  isPutForward?: boolean;
  /** The agency's message, in emails to the candidate. */
  message: { subject: string; body: string } | null;
  link?: { token: string; until: Date } | null;
};

export const applicationMails: Record<ApplicationMailName, (facts: ApplicationMailFacts) => MailContent> = {
  'application-sent': toCandidate,
  'application-moved': toCandidate,
  'application-letter': toCandidate,
  'application-received': (facts) => {
    const { name, job, company } = toSingleLines(facts);
    return {
      subject: `New application: ${job}`,
      preview: `${name} has applied.`,
      paragraphs: [`${name} has applied for a job you manage.`],
      facts: [
        { label: 'Candidate', value: name },
        { label: 'Job', value: `${job}, ${company}` },
      ],
      button: {
        label: 'Read the application',
        href: pageOf(facts, href('/employer/applications/:id', { id: facts.applicationId })),
      },
      notes: ['Sign in to read what they sent, with their CV if there is one.'],
      reason: 'You’re receiving this because you manage this job.',
    };
  },
  'application-withdrawn': (facts) => {
    const { name, job, company } = toSingleLines(facts);
    return {
      subject: `Application withdrawn: ${job}`,
      preview: `${name} has withdrawn.`,
      paragraphs: [`${name} has withdrawn their application for ${job} at ${company}. It can no longer be read.`],
      button: { label: 'See all applications', href: pageOf(facts, href('/employer/jobs')) },
      reason: 'You’re receiving this because you manage this job.',
    };
  },
};

function toCandidate(facts: ApplicationMailFacts): MailContent {
  const { job, company } = toSingleLines(facts);
  const { subject, body } = facts.message ?? { subject: `Your application: ${job}`, body: '' };
  const [greeting = '', ...rest] = body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return {
    subject: oneLine(subject),
    preview: excerpt(rest.join(' ') || greeting || job, LONGEST_PREVIEW),
    paragraphs: [greeting, ...rest].filter(Boolean),
    button: {
      label: 'See your application',
      href: pageOf(
        facts,
        facts.link
          ? `${href('/my-application')}?token=${facts.link.token}`
          : href('/applications/:id', { id: facts.applicationId }),
      ),
    },
    ...(facts.link && {
      notes: [
        `The link works until ${formatLongDate(facts.link.until)}. Don’t share it: anyone who has it can read and change your application.`,
      ],
    }),
    reason: facts.isPutForward
      ? `You’re receiving this because ${agency().name} put you forward for ${job} at ${company}.`
      : `You’re receiving this because you applied for ${job} at ${company}.`,
  };
}

const toSingleLines = ({ candidateName, jobTitle, jobCompany }: ApplicationMailFacts) => ({
  name: oneLine(candidateName),
  job: oneLine(jobTitle),
  company: oneLine(jobCompany),
});

const pageOf = ({ publicOrigin }: ApplicationMailFacts, path: string) => publicOrigin + path;
