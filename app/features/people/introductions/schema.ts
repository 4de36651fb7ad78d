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

/**
 * 'open': something is missing. 'ready': nothing is missing. 'made': the details went to the client. 'stopped': refused, withdrawn, or the
 * application has ended.
 */
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

export type IntroductionChange =
  | IntroductionCheck
  | { intent: 'ask' }
  | { intent: 'introduce' }
  | { intent: 'consent'; outcome: ConsentAnswer; method: string; note: string | null };

export type ShownIntroduction = {
  id: string;
  /** Null if the application was deleted; the law requires the record to be kept. */
  applicationId: string | null;
  candidate: string;
  clientName: string;
  purpose: string;
  engagement: Engagement;
  consent: ConsentOutcome | null;
  state: IntroductionState;
  gaps: readonly RuleKind[];
  openedOn: string;
  /** The date on which the details went to the client. */
  madeOn: string | null;
};

export type ShownRule = {
  kind: RuleKind;
  isMissing: boolean;
  /** False if the law does not require it for this introduction. */
  isNeeded: boolean;
  /** The newest entry, such as 'Met on 26 November 2026, document seen in person, by Jo Bell'. Null without entries. */
  said: string | null;
  note: string | null;
};

export type OwnIntroduction = {
  id: string;
  clientName: string;
  purpose: string;
  jobTitle: string;
  consent: ConsentOutcome;
  saidOn: string;
  /** The date on which the details went to the client; null if they did not. */
  madeOn: string | null;
  answers: readonly ConsentAnswer[];
};

export type ShownEntry = { sequence: string; at: string; words: string; note: string | null; hash: string };
