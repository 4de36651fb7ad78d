/** All rules about one advert, and which of their findings still need an answer. */
import type { Advert, AdvertRule, Finding } from './advert.ts';
import { AGE_RULE } from './equality/age.ts';
import { DISABILITY_RULE } from './equality/disability.ts';
import { MARRIAGE_RULE } from './equality/marriage.ts';
import { ORIENTATION_RULE } from './equality/orientation.ts';
import { PREGNANCY_RULE } from './equality/pregnancy.ts';
import { RACE_RULE } from './equality/race.ts';
import { RELIGION_RULE } from './equality/religion.ts';
import { SEX_RULE } from './equality/sex.ts';
import { PAY_CLAIMS_RULE } from './pay-claims.ts';
import { REGULATION_27 } from './regulation-27.ts';
import { WAGE_RULE } from './wage-rule.ts';

export const ADVERT_RULES: readonly AdvertRule[] = [
  REGULATION_27,
  WAGE_RULE,
  PAY_CLAIMS_RULE,
  AGE_RULE,
  SEX_RULE,
  RACE_RULE,
  RELIGION_RULE,
  DISABILITY_RULE,
  PREGNANCY_RULE,
  MARRIAGE_RULE,
  ORIENTATION_RULE,
];

/** In the order of the rules. @param on the day whose law counts */
export const checkAdvert = (advert: Advert, on: Date): Finding[] =>
  ADVERT_RULES.flatMap((rule) => rule.check(advert, on));
