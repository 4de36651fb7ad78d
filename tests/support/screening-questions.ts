/** Thirty screening questions with the expected findings of the rules. */
import type { RuleName, Severity } from '#domain/advert/advert.ts';
import type { ScreeningQuestion } from '#domain/application/screening.ts';

type Expected = `${RuleName} ${Severity}: ${string}`;
export type LabelledQuestion = { words: string; choices: string[]; expected: Expected[] };

const label = (words: string, ...expected: Expected[]): LabelledQuestion => ({ words, choices: [], expected });

export const LABELLED_QUESTIONS: LabelledQuestion[] = [
  // Lawful, some of them misleadingly close to unlawful ones.
  label('Do you have the right to work in the UK?'),
  label('Do you hold a full UK driving licence?'),
  label('How many years have you worked with children aged 5 to 11?'),
  label('Can you lift boxes of up to 15 kg?'),
  label('Do you need adjustments for the interview?'),
  label('Do you hold a forklift licence (counterbalance)?'),
  label('How long is your notice period?'),
  label('Do you speak Polish well enough to explain a contract?'),
  label('Are you happy with a basic criminal record check before you start?'),
  label('Which shifts can you work?'),
  label('Do you have a car you can use for work?'),
  label('What pay are you looking for?'),
  // Unlawful, or lawful only with a reason.
  label('How old are you?', 'age block: How old are you'),
  label('What is your date of birth?', 'age block: your date of birth'),
  label('When did you leave school?', 'age block: When did you leave school'),
  label('Are you 18 or over?', 'age ask: Are you 18 or over'),
  label('Are you male or female?', 'sex ask: Are you male or female'),
  label('What is your nationality?', 'race block: What is your nationality'),
  label('Where were you born?', 'race block: Where were you born'),
  label('Is English your first language?', 'race ask: Is English your first language'),
  label('Do you have any medical conditions?', 'disability block: Do you have any medical conditions'),
  label('How many days off sick did you have last year?', 'disability block: How many days off sick'),
  label('Are you disabled?', 'disability block: Are you disabled'),
  label('Do you have children?', 'pregnancy block: Do you have children'),
  label('Are you planning a family?', 'pregnancy block: Are you planning a family'),
  label('Are you married or single?', 'marriage ask: Are you married or single'),
  label('What is your religion?', 'religion ask: What is your religion'),
  label('What is your sexual orientation?', 'orientation block: your sexual orientation'),
  label('Are you a member of a trade union?', 'trade_union block: Are you a member of a trade union'),
  label('Have you ever been on strike?', 'trade_union block: Have you ever been on strike'),
  label('Do you have any unspent convictions?', 'criminal_record warn: Do you have any unspent convictions'),
  label('H\u043ew \u043eld \u0430re you?', 'age block: H\u043ew \u043eld \u0430re you'),
  {
    words: 'Who would suit us best?',
    choices: ['Women preferred', 'Applicants under 30s only'],
    expected: ['age ask: under 30s only', 'sex ask: Women preferred'],
  },
];

export const QUESTIONS = {
  licence: { kind: 'yes_no', words: 'Do you hold a forklift licence?', isRequired: true, choices: [] },
  shift: { kind: 'choice', words: 'Which shift suits you?', isRequired: false, choices: ['Days', 'Nights', 'Either'] },
  years: { kind: 'number', words: 'How many years have you driven forklifts?', isRequired: true, choices: [] },
  reach: { kind: 'text', words: 'Which reach trucks do you know?', isRequired: false, choices: [] },
} as const satisfies Record<string, { [Key in keyof ScreeningQuestion]: ScreeningQuestion[Key] | readonly string[] }>;
