import type { RuleKind } from './introduction.ts';
import type { IntroductionRule } from './rule.ts';
import { AUTHORISATION } from './rules/authorisation.ts';
import { CONSENT } from './rules/consent.ts';
import { EXPERIENCE } from './rules/experience.ts';
import { IDENTITY } from './rules/identity.ts';
import { RIGHT_TO_WORK } from './rules/right-to-work.ts';
import { SUITABILITY } from './rules/suitability.ts';

export const INTRODUCTION_RULES: Record<RuleKind, IntroductionRule> = {
  consent: CONSENT,
  identity: IDENTITY,
  experience: EXPERIENCE,
  authorisation: AUTHORISATION,
  right_to_work: RIGHT_TO_WORK,
  suitability: SUITABILITY,
};
