import type { ScreeningAnswer } from './screening-answers.ts';

export const APPLICATION_STATUSES = [
  'sent',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'not_taken_forward',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Candidates and employers see the same names. */
export const APPLICATION_STATUS_NAMES: Record<ApplicationStatus, string> = {
  sent: 'Sent',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  not_taken_forward: 'Not taken forward',
  withdrawn: 'Withdrawn',
};

/** Decisions the owner of a job can make on an application. Each one emails the candidate. */
export const DECISION_STATUSES = ['shortlisted', 'interview', 'offered', 'not_taken_forward'] as const;
export type DecisionStatus = (typeof DECISION_STATUSES)[number];

/** Statuses that remain open when the job closes. An offer does not: that person may have the job. */
export const CLOSE_OUT_STATUSES = ['sent', 'viewed', 'shortlisted', 'interview'] as const;

/** Statuses with a message the agency can edit: the receipt of an application, and every decision. */
export const MESSAGE_STATUSES = ['sent', ...DECISION_STATUSES] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The application is over: the candidate can no longer withdraw it. */
export const isOver = (status: ApplicationStatus): boolean => status === 'withdrawn' || status === 'not_taken_forward';

export const COVER_NOTE_LENGTH = 5000;
export const NOTE_LENGTH = 5000;

export type SentProfile = {
  fullName: string;
  email: string;
  phone: string;
  location: string | null;
  bio: string | null;
  skills: string[];
  experience: string | null;
  coverNote: string | null;
  answers: ScreeningAnswer[];
  cv: SentCv | null;
  /** Set for anonymous reading; identifying fields are then empty (domain/application/fair-view.ts). */
  unnamed?: { hasCv: boolean };
};

export type SentCv = { id: string; name: string; sizeBytes: number };
