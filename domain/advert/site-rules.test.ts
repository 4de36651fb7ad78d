/** Lines of real feeds that the rules refuse or ask about, and similar lines that they accept. */
import { expect, test } from 'vitest';
import { readSalary } from '#domain/pay/salary.ts';
import { ADVERT } from '#tests/support/adverts.ts';
import type { Advert } from './advert.ts';
import { checkAdvert } from './check-advert.ts';

const ON = new Date('2026-11-28T12:00:00Z');

function find(changes: Partial<Advert>): string[] {
  const pay = changes.payText === undefined ? ADVERT.pay : readSalary(changes.payText);
  return checkAdvert({ ...ADVERT, pay, ...changes }, ON).map(
    ({ rule, severity, field }) => `${rule} ${severity} ${field}`,
  );
}

test.each([
  ['£36,000 - £30,000', 'pay_claims warn'],
  ['£36,000–£30,000 a year', 'pay_claims warn'],
  ['£36k to £30k', 'pay_claims warn'],
  ['36000-30000', 'pay_claims warn'],
  ['£15 up to £13 per hour', 'pay_claims warn'],
  ['£36,000 / £30,000', 'pay_claims warn'],
  ['£36,000 down to £30,000', 'pay_claims warn'],
  ['€40.000', 'pay_claims warn'],
  ['EUR 40,000 to 50,000 a year', 'pay_claims warn'],
  ['$60k', 'pay_claims warn'],
  ['40,000 USD', 'pay_claims warn'],
  ['4500 PLN a month', 'pay_claims warn'],
  ['£40.000', 'pay_claims warn'],
  ['£0 - £30,000', 'pay_claims warn'],
  ['0', 'minimum_wage block'],
  ['£0.00', 'minimum_wage block'],
  ['£0 per hour', 'minimum_wage block'],
  ['Unpaid', 'minimum_wage ask'],
  ['Voluntary, expenses only', 'minimum_wage ask'],
])('pay as %j', (payText, expected) => expect(find({ payText })).toEqual([`${expected} salary`]));

test.each([
  'Competitive',
  'NJC scale 18 to 22',
  'Band 5',
  '£13.50 an hour',
  '30-36k',
  '£28,000 a year, OTE £40,000',
  'Competitive, 25 days holiday',
])('pay as %j is not asked about', (payText) => expect(find({ payText })).toEqual([]));

test.each([
  ['Polish speakers only'],
  ['(Romanian speaking staff only)'],
  ['Native English only'],
  ['Must be Polish speaking'],
  ['No Polish speakers'],
  ['British drivers preferred'],
])('%j is about origin', (words) =>
  expect(find({ description: `You pick and pack orders. ${words}.` })).toHaveLength(1),
);

test.each(['Young driver', 'Young trainee', 'Barista (young only)'])('%j is about age', (title) =>
  expect(find({ title })).toEqual(['age warn title']),
);

test.each([
  'Ring 07700 900123 for a chat.',
  'Ring 07700900123.',
  'Tel: 0113-496-0100',
  'Tel: (0113) 496 0100',
  'Tel: +44 (0)113 496 0100',
  'Tel: 0044 113 496 0100',
  'Tel: 0113.496.0100',
  'Tel: 0 7 7 0 0 9 0 0 1 2 3',
  'Tel: 01134 - 960100',
  'Tel: O7700 900 123',
  'Tel: oh seven seven double zero nine double zero one two three',
  'Tel: +353 1 234 5678',
  'jobs@other-agency.example',
  'jobs (at) other-agency.example',
  'jobs [at] other-agency [dot] example',
  'jobs at other-agency dot example',
  'Apply at www.other-agency.example',
  'Apply at https://other-agency.example/jobs/7',
  'Register on other-agency.co.uk today',
  'Strictly no agencies.',
  'Send your CV to Dave.',
  'Call us now.',
])('%j leads past this site', (line) =>
  expect(find({ description: `You will pick, pack and load orders.\n${line}` })).toContain('contacts warn description'),
);

test.each([
  '08.00-16.30, 37.5 hours',
  '0800 - 1630 on Fridays',
  'From 01-12-2026 to 31-12-2026',
  'Company number 01234567',
  'Sums of £1,000,000,000',
  'You know Node.js/React and ASP.NET.',
  'TypeScript. No agency staff.',
  'See example.com for what we make.',
])('%j does not', (line) => expect(find({ description: `You will pick, pack and load orders.\n${line}` })).toEqual([]));

test('the agency may name its own number and address, however they are spelt', () => {
  const ownContacts = ['0113 496 0100', 'jobs@tidewell.example'];
  const description = 'You pick orders. Questions: +44 (0)113 4960100 or Jobs (at) Tidewell.example.';
  expect(find({ description, ownContacts })).toEqual([]);
  expect(find({ description })).toEqual(['contacts warn description', 'contacts warn description']);
});

test.each([
  ['FORKLIFT DRIVER', 1],
  ['FORKLIFT DRIVER!!! START NOW!!!', 2],
  ['Driver URGENT START', 1],
  ['Driver!!', 1],
  ['*** Driver ***', 1],
  ['HGV', 0],
  ['HGV C+E driver', 0],
  ['Apply soon! Driver', 0],
] as const)('a title of %j', (title, count) =>
  expect(find({ title })).toEqual(Array(count).fill('readability warn title')),
);

test('sentences in capitals and rows of exclamation marks are asked about, headings are not', () => {
  const text = 'You will pick, pack and load orders.';
  expect(find({ description: `${text}\nKEY RESPONSIBILITIES\nPick.` })).toEqual([]);
  expect(find({ description: `${text} WE NEED A DRIVER WHO CAN START TODAY.` })).toEqual([
    'readability warn description',
  ]);
  expect(find({ requirements: 'A licence!!!' })).toEqual(['readability warn requirements']);
});

test.each([
  'Call me',
  'Call for details',
  'TBC',
  '.',
  'Warehouse operative',
  'Great opportunity, apply now',
  'Driver wanted asap',
  'See website',
])('a description of %j says nothing', (description) =>
  expect(find({ description })).toContain('readability warn description'),
);
test.each(['Keep the light.', 'Picks, packs and loads.', 'Care for people at home.'])(
  'a description of %j is short',
  (description) => expect(find({ description })).toEqual([]),
);

test.each<[Partial<Advert>, string[]]>([
  [{ place: 'Remote' }, ['work_place warn work_mode']],
  [{ place: 'Leeds (work from home)' }, ['work_place warn work_mode']],
  [{ place: 'On site, Leeds', workMode: 'remote' }, ['work_place warn work_mode']],
  [{ title: 'Remote bookkeeper' }, ['work_place warn work_mode']],
  [{ title: 'Bookkeeper (hybrid)' }, ['work_place warn work_mode']],
  [{ description: 'This is a fully remote role. You pick and pack.' }, ['work_place warn work_mode']],
  [{ description: 'You pick and pack. No remote working.', workMode: 'remote' }, ['work_place warn work_mode']],
  [{ place: 'Remote', workMode: 'remote' }, []],
  [{ place: 'Leeds', workMode: 'remote' }, []],
  [{ place: 'Leeds / remote', workMode: 'hybrid' }, []],
  [{ title: 'Remote sensing analyst' }, []],
  [{ title: 'Hybrid vehicle technician' }, []],
])('where the work is done: %j', (text, expected) => expect(find(text)).toEqual(expected));
