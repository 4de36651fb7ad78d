/** Who the agency of the demo is. A real agency enters its own facts in the studio. */
export const company = {
  name: 'Tidewell Recruitment',
  shortName: 'Tidewell',
  legalName: 'Tidewell Recruitment Ltd',
  registeredIn: 'England and Wales',
  companyNumber: '00000000',
  /** As registered at Companies House; people may write to another address. */
  registeredOffice: 'Tide House, 4 Staithe Row, London E99 1ZZ',
  summary: 'A UK recruitment agency for office and site work, permanent and temporary.',
  strapline: 'Office and site work, permanent and temporary',
  email: 'hello@tidewell.example',
  phone: '020 7946 0142',
  address: { street: 'Tide House, 4 Staithe Row', city: 'London', postcode: 'E99 1ZZ' },
  // The opening hours are made up.
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:30',
    closes: '17:30',
    shown: 'Monday to Friday, 8:30 to 17:30',
  },
  aiDivision: {
    url: 'https://ai.tidewell.example',
    summary: 'Our sister team builds assistants and automates paperwork for employers.',
  },
  // Search engines do not accept stars for reviews that an agency collected itself (their rules for review snippets).
  // The rating below is made up.
  rating: {
    value: 4.8,
    count: 25,
    mayBeMarkedUp: false,
    asOf: '2026-09-30',
    source: 'Reviews sent to us by email',
  },
  radiusMiles: 31,
  socialPages: [],
} as const;
