/**
 * Answers for equality monitoring. Ethnic groups, religions and sexual orientations are those of the Census 2021 of England and Wales
 * (Office for National Statistics), in its five, nine and four groups. Read on 26 November 2026.
 */

export const NOT_SAID = 'not_said';

export const EQUALITY_QUESTIONS = {
  age_band: {
    words: 'Age',
    answers: {
      under_25: '16 to 24',
      from_25: '25 to 34',
      from_35: '35 to 44',
      from_45: '45 to 54',
      from_55: '55 to 64',
      from_65: '65 and over',
    },
  },
  sex: { words: 'Sex', answers: { female: 'Female', male: 'Male' } },
  ethnicity: {
    words: 'Ethnic group',
    answers: {
      asian: 'Asian, Asian British or Asian Welsh',
      black: 'Black, Black British, Black Welsh, Caribbean or African',
      mixed: 'Mixed or Multiple ethnic groups',
      white: 'White',
      other: 'Other ethnic group',
    },
  },
  disability: { words: 'Do you have a disability?', answers: { yes: 'Yes', no: 'No' } },
  religion: {
    words: 'Religion or belief',
    answers: {
      none: 'No religion',
      christian: 'Christian',
      buddhist: 'Buddhist',
      hindu: 'Hindu',
      jewish: 'Jewish',
      muslim: 'Muslim',
      sikh: 'Sikh',
      other: 'Another religion or belief',
    },
  },
  orientation: {
    words: 'Sexual orientation',
    answers: {
      straight: 'Straight or heterosexual',
      gay: 'Gay or lesbian',
      bisexual: 'Bisexual',
      other: 'Other sexual orientation',
    },
  },
} as const;

export type EqualityQuestion = keyof typeof EQUALITY_QUESTIONS;
export const EQUALITY_NAMES = Object.keys(EQUALITY_QUESTIONS) as EqualityQuestion[];

export const answersOf = (question: EqualityQuestion): Record<string, string> => ({
  ...EQUALITY_QUESTIONS[question].answers,
  [NOT_SAID]: 'Prefer not to say',
});

/** No smaller group is shown. */
export const SMALLEST_GROUP = 10;
/** A group of this size is shown at the end of a quarter; a smaller one waits for the end of the year. */
export const FULL_GROUP = 100;
