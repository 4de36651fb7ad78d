/** Input of an owner of the made-up Fenside Recruitment, by form label. */
import type { Values } from '#tests/support/owner-hands.ts';

/** No telephone number begins with 020 0. Numbers reserved for drama are refused, as the demo's are. */
export const AGENCY: Values = {
  Name: 'Fenside Recruitment',
  'Short name': 'Fenside',
  'Legal name': 'Fenside Recruitment Ltd',
  'Registered in': 'England and Wales',
  'Company number': '99887766',
  'Registered office': '4 Wharf Row, Lincoln LN99 4ZZ',
  'ICO registration number': 'ZA987654',
  'What the agency is, in a sentence': 'Permanent and temporary jobs in Lincoln and Hull.',
  Strapline: 'Work beside the water',
  Email: 'desk@fenside.test',
  Phone: '020 0000 0140',
  Street: '4 Wharf Row',
  'Town or city': 'Lincoln',
  Postcode: 'LN99 4ZZ',
  Days: 'Monday\nTuesday\nWednesday\nThursday\nFriday',
  Opens: '08:30',
  Closes: '17:00',
  'As people read them': 'Monday to Friday, 8:30 to 17:00',
  'How far from its offices it works, in miles': '40',
};

export const RADIUS = 'Jobs within this many miles count';

export type TypedPlace = { about: Values; radius: string; localities: readonly Values[]; role?: Values };

export const LINCOLN: TypedPlace = {
  about: {
    Name: 'Lincoln',
    Region: 'Lincolnshire',
    Phone: '020 0000 0141',
    Email: 'lincoln@fenside.test',
    'Postcode of the office': 'LN99 4ZZ',
    Latitude: '53.2307',
    Longitude: '-0.5406',
    'Pay here, in per cent': '93',
    'What is particular about work here, in a sentence': 'Engineering below the hill, and offices above it.',
    'The labour market': 'Turbines, farms and the county council hire most people here.',
    'How hiring works here': 'Most people start within three weeks of the interview.',
    'What helps people who look for work': 'A lift of one’s own, as the village buses stop early.',
    'Whose judgement it is, and of which months': 'Ada Fenside, autumn 2026',
  },
  radius: '20',
  localities: [{ Name: 'Bailgate' }, { Name: 'Louth', Latitude: '53.3669', Longitude: '-0.0061' }],
  role: { Role: 'Welder', 'Who hires for it': 'Engineering firms' },
};

export const HULL: TypedPlace = {
  about: {
    Name: 'Hull',
    Region: 'East Yorkshire',
    Phone: '020 0000 0142',
    Email: 'hull@fenside.test',
    'Otherwise, the place whose office looks after it': 'Lincoln',
    Latitude: '53.7444',
    Longitude: '-0.3326',
    'What is particular about work here, in a sentence': 'Ships, caravans and hospitals, all of which work in shifts.',
    'The labour market': 'The port works around the clock, and so do its lorries.',
  },
  radius: '15',
  localities: [{ Name: 'Hessle' }],
};

export const SERVICES: readonly [collection: string, item: string | null][] = [
  ['Employer services', null],
  ['Guides to services', 'Permanent recruitment'],
  ['Guides to services', 'Contract staffing'],
  ['Office work and site work', 'White collar recruitment'],
  ['Office work and site work', 'Blue collar recruitment'],
];
export const SWITCHED_OFF = ['/executive-search', '/international', '/career-coaching', '/request-coaching'];
export const LEGAL_PAGES = [
  'Privacy policy',
  'Cookie policy',
  'Terms of service',
  'Accessibility statement',
  'Complaints',
  'Data protection, beside the form',
];

export function answerPrompt(prompt: string): string {
  if (/your towns/.test(prompt)) return 'Lincoln and Hull';
  if (/sister company|delete this line/.test(prompt)) return '';
  return 'as we agree with you';
}
