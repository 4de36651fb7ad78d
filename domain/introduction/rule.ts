/** A rule of the checklist: a legal requirement before a candidate's details go to a client. One file each in `rules/`. */
import type { CheckOutcome, Engagement, RuleKind } from './introduction.ts';

export type IntroductionRule = {
  kind: RuleKind;
  name: string;
  /** `short`: as the checklist calls it. */
  law: { title: string; short: string; provision: string; inForce: string; url: string };
  /** Plain text for consultants. */
  asks: string;
  /** Methods of the check: the ledger's name and the label. */
  methods: Readonly<Record<string, string>>;
  /** Possible outcomes of the check; empty for consent. */
  outcomes: readonly CheckOutcome[];
  /** The check may expire, so the form asks for the day of the next one. */
  hasFollowUp?: true;
  /** @param day in London, as YYYY-MM-DD */
  isNeeded: (engagement: Engagement, day: string) => boolean;
};

export const CONDUCT_REGULATIONS = {
  title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319)',
  short: 'Conduct Regulations 2003',
} as const;

export const regulationUrl = (number: number): string =>
  `https://www.legislation.gov.uk/uksi/2003/3319/regulation/${number}`;
