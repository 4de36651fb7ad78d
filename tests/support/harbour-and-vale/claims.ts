const asOf = '2026-10-31';

export const claims = [
  {
    shownIn: 'home',
    value: '63',
    label: 'people started a job',
    asOf,
    source: 'First days at work since January 2026',
  },
  { shownIn: 'home', value: '21', label: 'employers served', asOf, source: 'Employers who paid at least one invoice' },
  {
    shownIn: 'home-times',
    value: '17 days',
    label: 'from brief to first interview',
    asOf,
    source: 'Median of permanent jobs filled since January 2026',
    inWords: 'about two and a half weeks',
  },
];

export const permanentTimes = [
  { value: '17 days', label: 'from brief to first interview', asOf, source: 'Median of permanent jobs filled' },
];

export const officeClaims = [
  {
    value: '14',
    label: 'office jobs filled',
    asOf,
    source: 'First days at work in white collar jobs since January 2026',
  },
];

export const siteClaims = [
  { value: '49', label: 'site jobs filled', asOf, source: 'First days at work in blue collar jobs since January 2026' },
];

export const employerClaims = [
  { value: '21', label: 'employers served', asOf, source: 'Employers who paid at least one invoice' },
];
