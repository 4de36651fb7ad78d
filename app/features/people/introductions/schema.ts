/** Addresses, searches and shapes of introductions. */
import { href } from 'react-router';
import type {
  CheckKind,
  CheckOutcome,
  ConsentAnswer,
  ConsentOutcome,
  Engagement,
  RuleKind,
} from '#domain/introduction/introduction.ts';

export const introductionHref = (id: string): string => href('/admin/introductions/:id', { id });

export const introductionLinkHref = (token: string): string => href('/introductions/:token', { token });

/** open: something is missing. ready: nothing is. made: the details went to the client. stopped: refused, withdrawn, or the application is over. */
export const INTRODUCTION_STATES = ['open', 'ready', 'made', 'stopped'] as const;
export type IntroductionState = (typeof INTRODUCTION_STATES)[number];

export type IntroductionSearch = { show: IntroductionState; missing: RuleKind | null; page: number };

export type NewIntroduction = { clientName: string; purpose: string; engagement: Engagement };

type IntroductionCheck = {
  intent: 'check';
  kind: CheckKind;
  outcome: CheckOutcome;
  method: string | null;
  checkedOn: string;
  followUpOn: string | null;
  note: string | null;
};

/** What the desk does with an introduction. */
export type IntroductionChange =
  | IntroductionCheck
  | { intent: 'ask' }
  | { intent: 'introduce' }
  | { intent: 'consent'; outcome: ConsentAnswer; method: string; note: string | null };

/** As a list shows it. */
export type ShownIntroduction = {
  id: string;
  /** null: the application is gone, and the record is kept by law. */
  applicationId: string | null;
  candidate: string;
  clientName: string;
  purpose: string;
  engagement: Engagement;
  consent: ConsentOutcome | null;
  state: IntroductionState;
  gaps: readonly RuleKind[];
  openedOn: string;
  /** When the details went to the client. */
  madeOn: string | null;
};

/** Where a rule of the checklist stands, in words. */
export type ShownRule = {
  kind: RuleKind;
  isMissing: boolean;
  /** false: the law does not ask it of this introduction. */
  isNeeded: boolean;
  /** The last entry: 'Met on 26 November 2026, document seen in person, by Jo Bell'; null: nothing was written down. */
  said: string | null;
  note: string | null;
};

/** As its candidate sees it. */
export type OwnIntroduction = {
  id: string;
  clientName: string;
  purpose: string;
  jobTitle: string;
  consent: ConsentOutcome;
  /** When that was said. */
  saidOn: string;
  /** When the details went to the client; null: they did not. */
  madeOn: string | null;
  answers: readonly ConsentAnswer[];
};
