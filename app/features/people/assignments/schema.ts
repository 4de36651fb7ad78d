import { href } from 'react-router';
import { readPage } from '#app/desk/list/paging.ts';
import { readChoice, type SearchParameters } from '#domain/address/search-parameters.ts';
import type { AbsenceReason, Engagement } from '#domain/assignment/assignment.ts';
import type { QualifyingWeeks } from '#domain/assignment/qualifying-weeks.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';
import type { KeyInformation } from '#domain/key-information/key-information.ts';

export const assignmentHref = (id: string): string => href('/admin/assignments/:id', { id });
export const startHref = (personId: string): string => href('/admin/people/:id/assignment', { id: personId });
export const keyInformationHref = (personId: string): string =>
  href('/admin/people/:id/key-information', { id: personId });

/** 'near': running, in week 10 or later. */
const ASSIGNMENT_LISTS = ['running', 'near', 'ended'] as const;
export type AssignmentList = (typeof ASSIGNMENT_LISTS)[number];
export type AssignmentSearch = { show: AssignmentList; page: number };

export const readAssignmentSearch = (from: SearchParameters): AssignmentSearch => ({
  show: readChoice(ASSIGNMENT_LISTS, from, 'show') ?? 'running',
  page: readPage(from),
});

/** The typed fields; the agency's name and the example pay are computed. */
export type KeyInformationDraft = Omit<KeyInformation, 'business' | 'example'>;

/** Days have the form YYYY-MM-DD. */
export type AssignmentStart = {
  /** The role that continues; null creates one from hirer and role. */
  clockId: string | null;
  hirer: string;
  role: string;
  toldOn: string | null;
  engagement: Engagement;
  otherAgency: string | null;
  givenElsewhereOn: string | null;
  startsOn: string;
  endsOn: string | null;
  pay: number | null;
  payPeriod: SalaryPeriod | null;
  consultantId: string;
};

export type AssignmentChange =
  | { intent: 'end'; endsOn: string }
  | { intent: 'absence'; reason: AbsenceReason; fromOn: string; backOn: string | null }
  | { intent: 'back'; absenceId: string; backOn: string }
  | { intent: 'remove_absence'; absenceId: string }
  | { intent: 'settle'; next: string }
  | { intent: 'remove' };

export type ShownClock = Pick<QualifyingWeeks, 'state' | 'weeks' | 'isQualified'> & {
  qualifiesOn: string | null;
  backBy: string | null;
};

export type ShownAssignment = {
  id: string;
  personId: string;
  person: string;
  hirer: string;
  role: string;
  engagement: Engagement;
  /** Empty for our own assignments. */
  otherAgency: string;
  dates: string;
  hasEnded: boolean;
  consultant: string;
  clock: ShownClock;
};

export type ShownWork = {
  assignments: ShownAssignment[];
  document: string;
};

export type ShownAbsence = { id: string; reason: string; dates: string; isOpen: boolean };

export type ShownDocument = {
  id: string;
  version: number;
  engagement: string;
  written: string;
  /** The date and method; null if not given yet. */
  givenText: string | null;
  isOnItsWay: boolean;
};

export type ShownOwnWork = {
  assignments: {
    id: string;
    role: string;
    hirer: string;
    dates: string;
    pay: string;
    through: string;
    away: string[];
    clock: ShownClock;
  }[];
  documents: { id: string; name: string; givenText: string }[];
};
