/** Every mail about an application, by name. */
import type { MailContent } from '#app/site/mail-frame.tsx';

export const applicationMailNames = [
  // To the candidate.
  'application-sent',
  'application-moved',
  // To whoever keeps the job.
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
  /** The words of the agency, for mails to the candidate. */
  message: { subject: string; body: string } | null;
};

/** One line, whatever was typed. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const applicationMails: Record<ApplicationMailName, (facts: ApplicationMailFacts) => MailContent> = {
  'application-sent': toCandidate,
  'application-moved': toCandidate,
  'application-received': ({ applicationId, candidateName, jobTitle, publicOrigin }) => ({
    subject: `New application: ${line(jobTitle)}`,
    preview: `${line(candidateName)} has applied.`,
    paragraphs: [`${line(candidateName)} has applied for ${line(jobTitle)}.`],
    button: { label: 'Read the application', href: `${publicOrigin}/employer/applications/${applicationId}` },
    reason: 'You get this because you keep this job.',
  }),
  'application-withdrawn': ({ candidateName, jobTitle }) => ({
    subject: `Application withdrawn: ${line(jobTitle)}`,
    preview: `${line(candidateName)} has withdrawn.`,
    paragraphs: [
      `${line(candidateName)} has withdrawn their application for ${line(jobTitle)}. What they sent can no longer be read.`,
    ],
    reason: 'You get this because you keep this job.',
  }),
};

function toCandidate({ applicationId, jobTitle, message, publicOrigin }: ApplicationMailFacts): MailContent {
  const { subject, body } = message ?? { subject: `Your application: ${jobTitle}`, body: '' };
  return {
    subject: line(subject),
    preview: line(jobTitle),
    paragraphs: body.split(/\n{2,}/).filter((each) => each.trim() !== ''),
    button: { label: 'See your application', href: `${publicOrigin}/applications/${applicationId}` },
    reason: 'You get this because you applied for this job.',
  };
}
