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
      subject: 'An interview of yours is off',
      preview: `${describeTime({ startsAt, endsAt })} is free again.`,
      paragraphs: ['The data of the candidate was deleted, so this interview does not take place.'],
      facts: [{ label: 'When', value: describeTime({ startsAt, endsAt }) }],
      button: { label: 'See your interviews', href: publicOrigin + href('/admin/interviews') },
      notes: ['The attached calendar file takes the entry out again.'],
      reason: 'You get this because you were the interviewer.',
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
