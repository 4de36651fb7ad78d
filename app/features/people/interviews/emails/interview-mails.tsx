import type { CalendarEvent } from '#domain/calendar/interview-event.ts';
import { INTERVIEW_KIND_NAMES, type InterviewKind, type InterviewState } from '#domain/interview/interview.ts';
import { describeSlot, describeSpan } from '#domain/interview/when.ts';
import { agency } from '#domain/site/site.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { interviewHref, interviewLinkHref } from '../schema.ts';

export const interviewMailNames = [
  // Sent to the candidate.
  'interview-offered',
  'interview-set',
  'interview-reminder',
  // Sent to the interviewer.
  'interview-set-staff',
  'interview-asked-staff',
  'interview-reminder-staff',
] as const;
export type InterviewMailName = (typeof interviewMailNames)[number];

export type InterviewMailFacts = {
  id: string;
  applicationId: string;
  uid: string;
  sequence: number;
  kind: InterviewKind;
  place: string | null;
  minutes: number;
  note: string | null;
  state: InterviewState;
  startsAt: Date | null;
  endsAt: Date | null;
  candidateNote: string | null;
  cancelledBy: 'candidate' | 'agency' | null;
  changedAt: Date;
  candidate: string;
  phone: string;
  jobTitle: string;
  company: string;
  interviewer: string;
  slots: Date[];
  publicOrigin: string;
  /** Null in emails to the interviewer, and if there is nothing left to choose. */
  link: { token: string; until: Date } | null;
};

export type CalendarPart = Omit<CalendarEvent, 'organizer'>;

const line = (text: string) => cutLine(text, 200);
/** Subjects have at most 61 characters. */
const subjectOf = (what: string, title: string) => `${what}: ${cutLine(title, 59 - what.length)}`;

export const interviewMails: Record<InterviewMailName, (facts: InterviewMailFacts) => MailContent> = {
  'interview-offered': (facts) => {
    const isBooked = facts.state === 'booked';
    return {
      subject: subjectOf(
        isBooked ? 'Other times for your interview' : 'Choose a time for your interview',
        facts.jobTitle,
      ),
      preview: 'Use the link in this email to choose a time.',
      paragraphs: [
        `Dear ${line(facts.candidate)},`,
        isBooked
          ? `You have an interview about ${jobOf(facts)}. If you’d like another time, choose one below. We’ll keep your current time until you do.`
          : `We would like to talk with you about ${jobOf(facts)}. Press the button below to choose a time.`,
        ...(facts.note ? [facts.note] : []),
      ],
      facts: [
        ...(isBooked ? [{ label: 'Your current time', value: describeTime(facts) }] : []),
        { label: 'Times', value: facts.slots.map((slot) => describeSlot(slot, facts.minutes)).join('; ') },
        ...candidateFacts(facts),
      ],
      button: buttonFor(facts, 'Choose a time'),
      notes: ['All times are London time. Someone else may choose a time before you do.', ...linkNotes(facts)],
      reason: reasonFor(facts),
    };
  },
  'interview-set': (facts) => {
    const change = changeOf(facts);
    const isOn = facts.state === 'booked';
    return {
      subject: subjectOf(`Interview ${change}`, facts.jobTitle),
      preview: describeTime(facts),
      paragraphs: [
        `Dear ${line(facts.candidate)},`,
        isOn
          ? `Your interview about ${jobOf(facts)} is ${change}.`
          : `The interview about ${jobOf(facts)} is cancelled${facts.cancelledBy === 'candidate' ? ', as you asked' : ''}. If you have a question, ring us on ${agency().phone.shown}.`,
      ],
      facts: isOn ? [{ label: 'When', value: `${describeTime(facts)}, London time` }, ...candidateFacts(facts)] : [],
      ...(facts.link && { button: buttonFor(facts, 'Move or cancel') }),
      notes: [...calendarNotes(facts), ...linkNotes(facts)],
      reason: reasonFor(facts),
    };
  },
  'interview-reminder': (facts) => ({
    subject: subjectOf('Interview reminder', facts.jobTitle),
    preview: describeTime(facts),
    paragraphs: [`Dear ${line(facts.candidate)},`, `This is a reminder of your interview about ${jobOf(facts)}.`],
    facts: [{ label: 'When', value: `${describeTime(facts)}, London time` }, ...candidateFacts(facts)],
    button: buttonFor(facts, 'Move or cancel'),
    notes: linkNotes(facts),
    reason: reasonFor(facts),
  }),
  'interview-set-staff': (facts) => {
    const change = changeOf(facts);
    return {
      subject: subjectOf(`Interview ${change}`, facts.candidate),
      preview: describeTime(facts),
      paragraphs: [
        `Your interview with ${line(facts.candidate)} about ${jobOf(facts)} is ${change}${facts.cancelledBy === 'candidate' ? ' by the candidate' : ''}.`,
      ],
      facts: [{ label: 'When', value: describeTime(facts) }, ...staffFacts(facts)],
      button: deskButton(facts),
      notes: calendarNotes(facts),
      reason: 'You’re receiving this because you’re the interviewer.',
    };
  },
  'interview-asked-staff': (facts) => ({
    subject: subjectOf('Other times requested', facts.candidate),
    preview: 'Offer new times on the desk.',
    paragraphs: [
      `${line(facts.candidate)} can’t make the times offered for the interview about ${jobOf(facts)}. Offer other times, or ring them.`,
    ],
    facts: [{ label: 'When', value: describeTime(facts) }, ...staffFacts(facts)],
    button: deskButton(facts),
    reason: 'You’re receiving this because you’re the interviewer.',
  }),
  'interview-reminder-staff': (facts) => ({
    subject: subjectOf('Interview reminder', facts.candidate),
    preview: describeTime(facts),
    paragraphs: [`You’re interviewing ${line(facts.candidate)} about ${jobOf(facts)}.`],
    facts: [{ label: 'When', value: describeTime(facts) }, ...staffFacts(facts)],
    button: deskButton(facts),
    reason: 'You’re receiving this because you’re the interviewer.',
  }),
};

const jobOf = ({ jobTitle, company }: InterviewMailFacts) => `${cutLine(jobTitle, 100)} at ${cutLine(company, 100)}`;

export const describeTime = ({ startsAt, endsAt }: Pick<InterviewMailFacts, 'startsAt' | 'endsAt'>) =>
  startsAt && endsAt ? describeSpan(startsAt, endsAt) : 'No time chosen yet';

/** The first booking has the sequence 1. */
const changeOf = ({ state, sequence }: InterviewMailFacts) =>
  state === 'cancelled' ? 'cancelled' : sequence > 1 ? 'changed' : 'booked';

const candidateFacts = (facts: InterviewMailFacts) => [
  { label: 'How', value: INTERVIEW_KIND_NAMES[facts.kind] },
  { label: facts.kind === 'video' ? 'Link' : 'Where', value: placeOf(facts) },
  { label: 'With', value: `${line(facts.interviewer)}, ${agency().name}` },
];

const placeOf = ({ kind, place, phone }: InterviewMailFacts) =>
  kind === 'phone' ? `We’ll ring you on ${line(phone)}` : (place ?? '');

const staffFacts = (facts: InterviewMailFacts) => [
  { label: 'How', value: INTERVIEW_KIND_NAMES[facts.kind] },
  {
    label: facts.kind === 'phone' ? 'Number' : facts.kind === 'video' ? 'Link' : 'Where',
    value: facts.place ?? line(facts.phone),
  },
  ...(facts.candidateNote ? [{ label: 'Candidate’s message', value: facts.candidateNote }] : []),
];

const buttonFor = ({ publicOrigin, link }: InterviewMailFacts, label: string) => ({
  label,
  href: publicOrigin + interviewLinkHref(link?.token ?? ''),
});

const deskButton = ({ publicOrigin, id }: InterviewMailFacts) => ({
  label: 'Open the interview',
  href: publicOrigin + interviewHref(id),
});

const linkNotes = ({ link }: InterviewMailFacts) =>
  link
    ? [
        `The link works until ${formatLongDate(link.until)}. Don’t share it: anyone who has it can choose, change and cancel times.`,
      ]
    : [];

const calendarNotes = ({ state, startsAt }: InterviewMailFacts) =>
  startsAt === null
    ? []
    : [
        state === 'cancelled'
          ? 'Open the attached calendar file to remove the entry.'
          : 'Open the attached calendar file to add or update the entry.',
      ];

const reasonFor = (facts: InterviewMailFacts) => `You’re receiving this because you applied for ${jobOf(facts)}.`;

/**
 * Both sides get the same event. It has no link that changes the interview, because calendars are shared.
 *
 * @returns null if the interview was never booked
 */
export function calendarOf(
  facts: InterviewMailFacts,
  candidateEmail: string,
  interviewerEmail: string,
): CalendarPart | null {
  const { startsAt, endsAt, state, uid, sequence, changedAt } = facts;
  if (!startsAt || !endsAt) return null;
  return {
    method: state === 'cancelled' ? 'CANCEL' : 'REQUEST',
    uid,
    sequence,
    writtenAt: changedAt,
    startsAt,
    endsAt,
    summary: `Interview: ${line(facts.jobTitle)}, ${line(facts.company)}`,
    description: `${INTERVIEW_KIND_NAMES[facts.kind]}. ${line(facts.candidate)} with ${line(facts.interviewer)}, ${agency().name}, ${agency().phone.shown}`,
    location: facts.kind === 'phone' ? `By phone: ${line(facts.phone)}` : cutLine(facts.place ?? '', 500),
    attendees: [
      { name: line(facts.candidate), email: candidateEmail },
      { name: line(facts.interviewer), email: interviewerEmail },
    ],
  };
}
