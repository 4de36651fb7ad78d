/**
 * Who the agency is. Replace these with your own; every page, feed and mail reads them from here. A real site does not
 * start while they are the demo's (docs/operate/your-agency.md).
 */
export const company = {
  name: 'Tidewell Recruitment',
  shortName: 'Tidewell',
  legalName: 'Tidewell Recruitment Ltd',
  registration: 'Registered in England and Wales, company number 00000000',
  /** As Companies House has it; people may write to another address. */
  registeredOffice: 'Tide House, 4 Staithe Row, London E99 1ZZ',
  summary: 'A UK recruitment agency for office and site work, permanent and temporary.',
  /** Under the title of a shared link's picture. */
  strapline: 'Office and site work, permanent and temporary',
  email: 'hello@tidewell.example',
  phone: { shown: '020 7946 0142', dialled: '+442079460142' },
  address: {
    street: 'Tide House, 4 Staithe Row',
    city: 'London',
    postcode: 'E99 1ZZ',
    country: 'GB',
  },
  // DEMO: These opening hours are made up. Delete this line when they are yours.
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
  /**
   * The average of the reviews. Search engines do not accept stars for reviews that an agency collected itself (their rules
   * for review snippets), so these must not be marked up: this stays false until an independent site collects them.
   */
  // DEMO: The rating below is made up. Delete this line when it is yours, with its day and source.
  rating: {
    value: 4.8,
    count: 25,
    mayBeMarkedUp: false as boolean,
    asOf: '2026-09-30',
    source: 'Reviews sent to us by email',
  },
  /** In metres: how far from its offices the agency works. */
  serviceRadius: 50_000,
  /** Addresses of the agency's own social pages; it has none. */
  socialPages: [] as string[],
} as const;

/**
 * What websites and business letters of a company have to say of it: where and under which number it is registered, and its
 * office (Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, reg. 25).
 */
export const registrationLine = `${company.registration}. Registered office: ${company.registeredOffice}.`;

export const addressLine = `${company.address.street}, ${company.address.city} ${company.address.postcode}`;
