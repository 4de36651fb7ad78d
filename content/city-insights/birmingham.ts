import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const birminghamInsights: CityInsights = {
  ...judgementFor('Birmingham'),
  summary:
    'When a small works loses its only tool-setter it rings us the same day; when a bank moves a department it plans for a year. We see both, and the first is harder. Apprentices finish each summer and are gone within weeks.',
  advice:
    'Setters and toolmakers can name their price if they name their machines. Graduates do better with a placement in a Midlands plant than with another certificate. For bank roles along Snow Hill, experience of audits and remediation beats the size of your last employer. Jewellers and polishers rarely advertise: most vacancies in the Quarter travel by word of mouth, so ask us.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'good',
      reason: 'Banks and engineering firms hire more here than software companies do.',
    },
    {
      industry: 'financial-services',
      outlook: 'good',
      reason: 'Head office functions that moved from the capital need people who know the rules.',
    },
    {
      industry: 'manufacturing',
      outlook: 'good',
      reason: 'Skilled people who retire are hard to replace, and firms now train their own.',
    },
  ],
  roles: [
    { role: 'Manufacturing Engineer', hiredBy: 'Car parts, presses and the move to electric drivetrains.' },
    { role: 'Welder', hiredBy: 'Fabricators in Tyseley, Witton and the Black Country.' },
    { role: 'Electrician', hiredBy: 'Sites in the centre, railway work and factory maintenance.' },
    { role: 'Project Manager', hiredBy: 'Civil engineering and the teams that follow it.' },
    { role: 'Financial Analyst', hiredBy: 'Colmore Row and the banks around Centenary Square.' },
    { role: 'Business Analyst', hiredBy: 'Councils, hospitals and insurers that replace old systems.' },
  ],
};
