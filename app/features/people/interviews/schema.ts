/** Addresses, searches and fields of interviews. */
import { href } from 'react-router';
import { readPage } from '#app/desk/list/paging.ts';
import { readChoice, type SearchParameters } from '#app/web/search-parameters.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';

export const interviewHref = (id: string): string => href('/admin/interviews/:id', { id });

export const interviewLinkHref = (token: string): string => href('/interviews/:token', { token });

/** coming: booked. waiting: for the candidate's answer, or for new times of ours. past: ended in any way. */
const INTERVIEW_LISTS = ['coming', 'waiting', 'past'] as const;
export type InterviewList = (typeof INTERVIEW_LISTS)[number];
export type InterviewSearch = { show: InterviewList; page: number };

export const readInterviewSearch = (from: SearchParameters): InterviewSearch => ({
  show: readChoice(INTERVIEW_LISTS, from, 'show') ?? 'coming',
  page: readPage(from),
});

export type InterviewOffer = {
  kind: InterviewKind;
  /** Null for an interview by phone. */
  place: string | null;
  minutes: number;
  interviewerId: string;
  note: string | null;
  slots: Date[];
};

/** A change by the desk. Kind, length and interviewer stay. */
export type InterviewChange =
  | { intent: 'offer'; place: string | null; note: string | null; slots: Date[] }
  | { intent: 'cancel' | 'resend' | 'done' | 'no_show' };

/** A candidate's response by link. */
export type InterviewAnswer =
  | { intent: 'book'; slot: Date }
  | { intent: 'ask'; note: string | null }
  | { intent: 'cancel'; note: string | null };

/** A formatted interview for pages. */
export type ShownInterview = {
  id: string;
  applicationId: string;
  candidate: string;
  jobTitle: string;
  company: string;
  interviewer: string;
  kind: InterviewKind;
  state: InterviewState;
  /** Null if no time is chosen. */
  when: string | null;
  /** The candidate asked for other times. */
  asksForTimes: boolean;
  /** It has ended, and it is not recorded whether it took place. */
  isUnsettled: boolean;
};

export type ChangedInterview = {
  kind: InterviewKind;
  place: string | null;
  minutes: number;
  note: string | null;
  candidate: string;
  isBooked: boolean;
  /** The candidate can still choose. */
  isOpen: boolean;
  /** Null if it has not ended. */
  outcome: 'unknown' | 'done' | 'no_show' | null;
};

export type ShownOwnInterview = {
  jobTitle: string;
  company: string;
  interviewer: string;
  kind: InterviewKind;
  place: string | null;
  minutes: number;
  note: string | null;
  /** Formatted; null if no time is chosen. */
  when: string | null;
  slots: readonly { at: string; label: string }[];
  /** cancelled: it will not take place. past: it has ended or started. */
  stands: 'open' | 'cancelled' | 'past';
  hasAsked: boolean;
};
