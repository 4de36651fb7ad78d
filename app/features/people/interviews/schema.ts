import { href } from 'react-router';
import { readPage } from '#app/desk/list/paging.ts';
import { readChoice, type SearchParameters } from '#domain/address/search-parameters.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';

export const interviewHref = (id: string): string => href('/admin/interviews/:id', { id });

export const interviewLinkHref = (token: string): string => href('/interviews/:token', { token });

/** 'coming': booked. 'waiting': for the candidate's answer, or for new times of ours. 'past': ended in any way. */
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

/** A change by the desk. Kind, length and interviewer cannot change. */
export type InterviewChange =
  | { intent: 'offer'; place: string | null; note: string | null; slots: Date[] }
  | { intent: 'cancel' | 'resend' | 'done' | 'no_show' };

export type InterviewAnswer =
  | { intent: 'book'; slot: Date }
  | { intent: 'ask'; note: string | null }
  | { intent: 'cancel'; note: string | null };

export type ShownInterview = {
  id: string;
  applicationId: string;
  candidate: string;
  jobTitle: string;
  company: string;
  interviewer: string;
  kind: InterviewKind;
  state: InterviewState;
  /** Null until a time is chosen. */
  when: string | null;
  asksForTimes: boolean;
  /** True if the interview is over and no colleague has recorded whether it took place. */
  isUnsettled: boolean;
};

export type ChangedInterview = {
  kind: InterviewKind;
  place: string | null;
  minutes: number;
  note: string | null;
  candidate: string;
  isBooked: boolean;
  /** True while the candidate can choose a time. */
  isOpen: boolean;
  /** Null until it is over. */
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
  when: string | null;
  slots: readonly { at: string; label: string }[];
  /** 'cancelled': it will not take place. 'past': it is over or has started. */
  phase: 'open' | 'cancelled' | 'past';
  hasAsked: boolean;
};
