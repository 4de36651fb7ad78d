import type { Advert, RuleName, Severity } from '#domain/advert/advert.ts';
import { readSalary } from '#domain/pay/salary.ts';

export const ADVERT: Advert = {
  agency: 'Tidewell Recruitment',
  title: 'Warehouse operative',
  description: 'You will pick, pack and load orders.',
  requirements: 'A forklift licence.',
  place: 'Leeds',
  workMode: 'on-site',
  type: 'Full-time',
  basis: 'permanent',
  payText: '£13.50 an hour',
  pay: { min: 13.5, max: 13.5, period: 'hour' },
  hoursPerWeek: null,
};

type Expected = `${RuleName} ${Severity}: ${string}`;
export type LabelledAdvert = { name: string; advert: Advert; expected: Expected[] };

function label(name: string, changes: Partial<Advert>, ...expected: Expected[]): LabelledAdvert {
  const pay = changes.payText === undefined ? ADVERT.pay : readSalary(changes.payText);
  return { name, advert: { ...ADVERT, pay, ...changes }, expected };
}

export const LABELLED_ADVERTS: LabelledAdvert[] = [
  // Adverts without findings, some of them misleadingly close.
  label('a plain advert', {}),
  label('pupils have an age', {
    title: 'Teaching assistant',
    description: 'You support children aged 5 to 11 in class.',
  }),
  label('learners are 16 to 19', {
    title: 'College tutor',
    description: 'You teach students aged 16 to 19 and adults aged 19 and over.',
  }),
  label('the work is for young people', {
    title: 'Youth worker',
    description: 'You run evenings for young people and their families.',
  }),
  label('mental health is a ward', {
    title: 'Mental health nurse',
    requirements: 'NMC registration and good health and safety knowledge.',
  }),
  label('British Sign Language is a skill', {
    title: 'Interpreter',
    requirements: 'British Sign Language, level 6. You need the right to work in the UK.',
  }),
  label('a Christian charity is an employer', {
    title: 'Fundraiser',
    description: 'Harbour Christian Aid runs shops in nine towns.',
  }),
  label('maternity cover is temporary', { title: 'HR adviser, maternity cover', basis: 'temporary' }),
  label('temp to perm is both', { title: 'Temp to perm administrator', basis: 'temporary' }),
  label('he or she', { description: 'The manager plans the rota. He or she will also train new colleagues.' }),
  label('equal opportunities', {
    description: 'We welcome female applicants, as women are few in this trade. No age limit.',
  }),
  label('a woman only service', { title: 'Cook', description: 'You cook at a women only refuge.' }),
  label('the wage floor itself', { payText: '£12.71 an hour' }),
  label('a fair range', { payText: '£30,000 to £45,000 a year' }),
  label('basic pay and OTE', { title: 'Sales executive', payText: '£28,000 a year, OTE £40,000' }),
  label('commission that is no salary', {
    title: 'Sales executive',
    description: 'You earn commission on what you sell.',
  }),
  label('a task that is heavy', { requirements: 'You can lift boxes of up to 15 kg with a trolley.' }),
  label('no pay named', { payText: 'Competitive', requirements: 'N/A' }),
  label('remote work has no place', { title: 'Copywriter', place: 'Anywhere', workMode: 'remote' }),
  label('a trade with a man in its text', { description: 'You report to the foreman and work beside tradesmen.' }),
  label('a uniform has a colour', { description: 'Shoes must be black or navy.' }),

  label('no agency', { agency: ' ' }, 'regulation_27 block: '),
  label('a title that names no work', { title: 'Immediate start' }, 'regulation_27 block: Immediate start'),
  label('no place', { place: 'Various locations' }, 'regulation_27 block: Various locations'),
  label('no minimum', { requirements: 'TBC' }, 'regulation_27 block: TBC'),
  label('a title against the basis', { title: 'Driver, temporary contract' }, 'regulation_27 ask: temporary contract'),
  label('a type against the basis', { type: 'Temporary' }, 'regulation_27 ask: Temporary'),

  label('below every band', { payText: '£7.50 an hour' }, 'minimum_wage block: £7.50 an hour'),
  label('lawful at 18', { payText: '£11.50 an hour' }, 'minimum_wage ask: £11.50 an hour'),
  label('a year of forty hours', { payText: '£25,000 a year', hoursPerWeek: 40 }, 'minimum_wage ask: £25,000 a year'),
  label('a year without hours', { payText: '£12,000 a year', type: 'Part-time' }, 'minimum_wage ask: £12,000 a year'),
  label('a day of 7.5 hours', { payText: '£60 a day', hoursPerWeek: 37.5 }, 'minimum_wage ask: £60 a day'),

  label(
    'a range that says nothing',
    { payText: '£20,000 to £80,000 a year', hoursPerWeek: 20 },
    'pay_claims warn: £20,000 to £80,000 a year',
  ),
  label('only the most', { payText: 'Up to £45,000 a year' }, 'pay_claims warn: Up to £45,000 a year'),
  label('OTE as salary', { title: 'Sales executive', payText: '£60k OTE' }, 'pay_claims warn: £60k OTE'),
  label(
    'no limit',
    { title: 'Sales executive', description: 'Unlimited earnings from day one.' },
    'pay_claims warn: Unlimited earnings',
  ),

  label('an upper age', { description: 'Suits someone no older than 35.' }, 'age ask: no older than 35'),
  label('a span of ages', { requirements: 'Aged 25-40, own car.' }, 'age ask: Aged 25-40'),
  label('under thirties', { title: 'Promotions crew, under 30s only' }, 'age ask: under 30s only'),
  label('a lowest age', { requirements: 'You must be over 18 to sell alcohol.' }, 'age ask: must be over 18'),
  label('young and dynamic', { description: 'Join our young and dynamic team.' }, 'age warn: young and dynamic'),
  label(
    'a limit on experience',
    { requirements: 'No more than 5 years’ experience.' },
    'age warn: No more than 5 years’ experience',
  ),
  label('women only', { title: 'Support worker, female only' }, 'sex ask: female only'),
  label('a lad', { description: 'Looking for a strong lad.' }, 'sex ask: Looking for a strong lad'),
  label('no women', { requirements: 'Heavy work, not suitable for women.' }, 'sex block: not suitable for women'),
  label('a job with a sex', { title: 'Handyman' }, 'sex warn: Handyman'),
  label('waitress', { description: 'We need a waitress for weekends.' }, 'sex warn: waitress'),
  label('he', { description: 'The driver reports to depot. He will load the van.' }, 'sex warn: He will'),
  label('British applicants', { requirements: 'British nationals only.' }, 'race ask: British nationals only'),
  label('no foreigners', { description: 'Sorry, no foreigners.' }, 'race block: no foreigners'),
  label('a first language', { requirements: 'Native English speaker.' }, 'race warn: Native English speaker'),
  label(
    'a faith',
    { title: 'School chaplain', requirements: 'A practising Catholic.' },
    'religion ask: practising Catholic',
  ),
  label('no faith', { description: 'No Muslims.' }, 'religion block: No Muslims'),
  label('a kind of body', { requirements: 'Able-bodied and reliable.' }, 'disability warn: Able-bodied'),
  label(
    'a question about health',
    { requirements: 'Send your medical history with your CV.' },
    'disability ask: your medical history',
  ),
  label(
    'no disabled people',
    { description: 'Not suitable for wheelchair users.' },
    'disability block: Not suitable for wheelchair users',
  ),
  label('no pregnancy', { requirements: 'You must not be pregnant.' }, 'pregnancy block: not be pregnant'),
  label(
    'no family',
    { requirements: 'Flexible, with no family commitments.' },
    'pregnancy warn: no family commitments',
  ),
  label('unmarried', { requirements: 'You must be single to live in.' }, 'marriage ask: must be single'),
  label('no gay people', { description: 'No gay people.' }, 'orientation block: No gay people'),
];
