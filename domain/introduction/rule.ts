import type { CheckOutcome, Engagement, RuleKind } from './introduction.ts';

export type IntroductionRule = {
  kind: RuleKind;
  name: string;
  law: { title: string; short: string; provision: string; inForce: string; url: string };
  asks: string;
  methods: Readonly<Record<string, string>>;
  outcomes: readonly CheckOutcome[];
  /** Set if the check may expire, so that the form asks for the day of the next one. */
  hasFollowUp?: true;
  /** `day` is YYYY-MM-DD, in London. */
  isNeeded: (engagement: Engagement, day: string) => boolean;
};

export const CONDUCT_REGULATIONS = {
  title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319)',
  short: 'Conduct Regulations 2003',
} as const;

export const regulationUrl = (number: number): string =>
  `https://www.legislation.gov.uk/uksi/2003/3319/regulation/${number}`;
