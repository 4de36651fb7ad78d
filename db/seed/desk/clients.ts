/** The companies the demo's agency works for, with their contacts and terms, and what was sent to them. */

export type SeedClient = {
  id: string;
  name: string;
  state: 'prospect' | 'active';
  location: string;
  note: string | null;
  /** Employer of the cast whose account is linked. */
  accountEmail?: string;
  jobKeys: string[];
  contact: { id: string; fullName: string; role: string; email: string; phone: string };
  /** null: nothing is agreed yet. */
  terms: { id: string; basisPoints: number; rebateWeeks: number; paymentDays: number; agreedDaysAgo: number } | null;
};

export const demoClients: SeedClient[] = [
  {
    id: '00000000-0000-4000-8000-0000000000d1',
    name: 'Corstorphine Mutual',
    state: 'active',
    location: 'Edinburgh',
    note: 'Lorna reads shortlists on the train: three candidates at most, and why each.',
    jobKeys: ['credit-risk-analyst-edinburgh'],
    contact: {
      id: '00000000-0000-4000-8000-0000000000d2',
      fullName: 'Lorna Geddes',
      role: 'Head of credit risk',
      email: 'lorna@corstorphine-mutual.example',
      phone: '0131 496 0251',
    },
    terms: {
      id: '00000000-0000-4000-8000-0000000000d3',
      basisPoints: 2000,
      rebateWeeks: 12,
      paymentDays: 30,
      agreedDaysAgo: 61,
    },
  },
  {
    id: '00000000-0000-4000-8000-0000000000d4',
    name: 'Tannerlock Packaging',
    state: 'active',
    location: 'Manchester',
    note: null,
    jobKeys: ['account-manager-manchester'],
    contact: {
      id: '00000000-0000-4000-8000-0000000000d5',
      fullName: 'Rob Entwistle',
      role: 'Sales director',
      email: 'rob@tannerlock.example',
      phone: '0161 496 0252',
    },
    terms: {
      id: '00000000-0000-4000-8000-0000000000d6',
      basisPoints: 1800,
      rebateWeeks: 8,
      paymentDays: 14,
      agreedDaysAgo: 34,
    },
  },
  {
    id: '00000000-0000-4000-8000-0000000000d7',
    name: 'Aireholme Groundworks',
    state: 'active',
    location: 'Leeds',
    note: 'Site induction at 7:00, boots and hard hat from the first minute.',
    jobKeys: ['groundworker-holbeck'],
    contact: {
      id: '00000000-0000-4000-8000-0000000000d8',
      fullName: 'Shabnam Iqbal',
      role: 'Contracts manager',
      email: 'shabnam@aireholme.example',
      phone: '0113 496 0253',
    },
    terms: {
      id: '00000000-0000-4000-8000-0000000000d9',
      basisPoints: 1500,
      rebateWeeks: 4,
      paymentDays: 30,
      agreedDaysAgo: 20,
    },
  },
  {
    id: '00000000-0000-4000-8000-0000000000da',
    name: 'Northgate Analytics',
    state: 'active',
    location: 'Leeds',
    note: null,
    accountEmail: 'dev@northgate-analytics.example',
    jobKeys: [],
    contact: {
      id: '00000000-0000-4000-8000-0000000000db',
      fullName: 'Dev Ramachandran',
      role: 'Founder',
      email: 'dev@northgate-analytics.example',
      phone: '0113 496 0102',
    },
    terms: {
      id: '00000000-0000-4000-8000-0000000000dc',
      basisPoints: 1750,
      rebateWeeks: 12,
      paymentDays: 30,
      agreedDaysAgo: 88,
    },
  },
  {
    id: '00000000-0000-4000-8000-0000000000dd',
    name: 'Holbeck Joinery Works',
    state: 'prospect',
    location: 'Leeds',
    note: 'Came by the form for employers. Terms are with Harriet.',
    jobKeys: [],
    contact: {
      id: '00000000-0000-4000-8000-0000000000de',
      fullName: 'Harriet Oldroyd',
      role: 'Owner',
      email: 'harriet@holbeck-joinery.example',
      phone: '0113 496 0211',
    },
    terms: null,
  },
];

/** Two candidates, sent to Corstorphine Mutual two days ago. The client has answered about the first. */
export const demoShortlist = {
  id: '00000000-0000-4000-8000-0000000000d0',
  message: 'Two for you to read before Thursday. Both could start in January.',
  entries: [
    {
      applicant: 'Zainab Hussain',
      headline: 'Credit analyst, car finance',
      note: 'Built the scorecards her firm lends by, and checks each year what became of the applicants they turned down.',
      answer: 'yes' as const,
      comment: 'I would like to meet her. Could she bring an example of a scorecard, with the figures taken out?',
    },
    {
      applicant: 'Owen Tudor',
      headline: 'Finance analyst, insurance',
      note: 'Comes from provisioning and not from lending, but has answered auditors about models every quarter for four years.',
      answer: null,
      comment: null,
    },
  ],
};
