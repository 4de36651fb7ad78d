import { href } from 'react-router';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { type CalendarPart, describeTime } from './interview-mails.tsx';

export type ErasedInterview = {
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  fullName: string;
  email: string;
  publicOrigin: string;
};

/** Contains nothing about the candidate, whose data was erased. */
export function erasedInterviewMail(erased: ErasedInterview): { content: MailContent; calendar: CalendarPart } {
  const { uid, sequence, startsAt, endsAt, fullName, email, publicOrigin } = erased;
  return {
    content: {
      subject: 'Interview cancelled',
      preview: `${describeTime({ startsAt, endsAt })} is free again.`,
      paragraphs: ['We’ve deleted the candidate’s data, so this interview is cancelled.'],
      facts: [{ label: 'When', value: describeTime({ startsAt, endsAt }) }],
      button: { label: 'See your interviews', href: publicOrigin + href('/admin/interviews') },
      notes: ['Open the attached calendar file to remove the entry.'],
      reason: 'You’re receiving this because you were the interviewer.',
    },
    calendar: {
      method: 'CANCEL',
      uid,
      sequence,
      writtenAt: new Date(),
      startsAt,
      endsAt,
      summary: 'Interview cancelled',
      description: '',
      location: '',
      attendees: [{ name: fullName, email }],
    },
  };
}
