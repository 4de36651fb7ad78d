import type { Advert, AdvertRule, Finding } from './advert.ts';
import { CONTACTS_RULE } from './contacts.ts';
import { CRIMINAL_RECORD_RULE } from './criminal-record.ts';
import { AGE_RULE } from './equality/age.ts';
import { DISABILITY_RULE } from './equality/disability.ts';
import { MARRIAGE_RULE } from './equality/marriage.ts';
import { ORIENTATION_RULE } from './equality/orientation.ts';
import { PREGNANCY_RULE } from './equality/pregnancy.ts';
import { RACE_RULE } from './equality/race.ts';
import { RELIGION_RULE } from './equality/religion.ts';
import { SEX_RULE } from './equality/sex.ts';
import { PAY_CLAIMS_RULE } from './pay-claims.ts';
import { READABILITY_RULE } from './readability.ts';
import { REGULATION_27 } from './regulation-27.ts';
import { TRADE_UNION_RULE } from './trade-union.ts';
import { WAGE_RULE } from './wage-rule.ts';
import { WORK_PLACE_RULE } from './work-place.ts';

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
  TRADE_UNION_RULE,
  CRIMINAL_RECORD_RULE,
  WORK_PLACE_RULE,
  CONTACTS_RULE,
  READABILITY_RULE,
];

/** @param on the day whose law applies */
export const checkAdvert = (advert: Advert, on: Date): Finding[] =>
  ADVERT_RULES.flatMap((rule) => rule.check(advert, on));

/** Rules about a whole advert, which questions skip. */
const NOT_OF_QUESTIONS = ['regulation_27', 'minimum_wage', 'pay_claims', 'work_place', 'contacts', 'readability'];
const QUESTION_RULES = ADVERT_RULES.filter(({ name }) => !NOT_OF_QUESTIONS.includes(name));

const NO_ADVERT: Advert = {
  agency: '',
  title: '',
  description: '',
  requirements: '',
  place: '',
  workMode: 'on-site',
  type: 'Full-time',
  basis: 'permanent',
  payText: '',
  pay: null,
  hoursPerWeek: null,
};

/** Checks a question to applicants and its choices. */
export function checkQuestion(question: { words: string; choices: readonly string[] }, on: Date): Finding[] {
  const questionAdvert = { ...NO_ADVERT, question: [question.words, ...question.choices].join('\n') };
  return QUESTION_RULES.flatMap((rule) => rule.check(questionAdvert, on));
}
