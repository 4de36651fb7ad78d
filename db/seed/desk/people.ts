/** Notes of the demo's consultants about people. Days count back from the time of seeding. */

/** Added by hand, and at work for a hirer. */
export const demoWorkers = [
  {
    id: '00000000-0000-4000-8000-0000000000c8',
    fullName: 'Rhys Bevan',
    email: 'rhys.bevan@mail.example',
    phone: '029 2018 0261',
    location: 'Cardiff',
    headline: 'Production operative',
    skills: ['Extrusion', 'Shift work', 'Counterbalance forklift'],
    origin: 'Recommended by a colleague at Penlan Films',
    hirer: 'Penlan Films',
    role: 'Production operative, packaging film',
    pay: 13.4,
    // The week in which the consultant is reminded of week 12.
    startedDaysAgo: 65,
    endsInDays: 60,
    documentDaysAgo: 68,
    absence: null,
  },
  {
    id: '00000000-0000-4000-8000-0000000000c9',
    fullName: 'Samira Nasser',
    email: 'samira.nasser@mail.example',
    phone: '0161 496 0262',
    location: 'Manchester',
    headline: 'Warehouse operative',
    skills: ['Picking', 'Reach truck', 'Evenings'],
    origin: 'Came to the open evening in Salford',
    hirer: 'Calder & Finch Logistics',
    role: 'Warehouse operative, evenings',
    pay: 13.35,
    startedDaysAgo: 38,
    endsInDays: 4,
    documentDaysAgo: 40,
    absence: { reason: 'leave' as const, fromDaysAgo: 17, backDaysAgo: 10 },
  },
];

type SeedRecord = {
  email: string;
  tags: string[];
  /** Days until they can start. */
  availableInDays?: number;
  payWish?: [pounds: number, period: 'hour' | 'day' | 'year'];
  hasShownRightToWork?: boolean;
  /** The person's own words of consent. */
  mayEmail?: string;
  notes: { kind: 'note' | 'call'; daysAgo: number; body: string; call?: ['out' | 'in', 'spoke' | 'message'] }[];
  task?: { title: string; inDays: number };
};

export const demoRecords: SeedRecord[] = [
  {
    email: 'aisha@mail.example',
    tags: ['transport', 'will move'],
    availableInDays: 30,
    payWish: [34_000, 'year'],
    hasShownRightToWork: true,
    mayEmail: 'Yes, about planning and systems jobs, please.',
    notes: [
      {
        kind: 'call',
        daysAgo: 6.6,
        call: ['out', 'spoke'],
        body: 'A month’s notice. Would move to Manchester for support work with a way up.',
      },
    ],
  },
  {
    email: 'nikhil.sharma@mail.example',
    tags: ['finance', 'interim'],
    availableInDays: 12,
    payWish: [330, 'day'],
    notes: [
      {
        kind: 'note',
        daysAgo: 1.4,
        body: 'Wants six months, then his last CIMA papers. Has month end on his own since March.',
      },
      { kind: 'call', daysAgo: 0.9, call: ['out', 'message'], body: 'Left a message about Colmore Row.' },
    ],
    task: { title: 'Ring Nikhil about Colmore Row', inDays: 0 },
  },
  {
    email: 'callum.redfern@mail.example',
    tags: ['cscs', 'groundwork'],
    availableInDays: 22,
    payWish: [190, 'day'],
    notes: [],
  },
  {
    email: 'tomasz.wrona@mail.example',
    tags: ['cscs', 'groundwork', 'own van'],
    payWish: [195, 'day'],
    hasShownRightToWork: true,
    notes: [
      {
        kind: 'note',
        daysAgo: 1.2,
        body: 'Passport and CSCS card seen in the Leeds office. Both gangers speak well of him.',
      },
    ],
  },
  {
    email: 'fiona.mackay@mail.example',
    tags: ['credit risk', 'finance'],
    payWish: [47_000, 'year'],
    mayEmail: 'You can email me about risk jobs in Edinburgh.',
    notes: [
      {
        kind: 'call',
        daysAgo: 4.1,
        call: ['in', 'spoke'],
        body: 'Asked how large the team is. Seven, and Lorna leads it.',
      },
    ],
  },
  {
    email: 'rhys.bevan@mail.example',
    tags: ['nights', 'forklift'],
    hasShownRightToWork: true,
    notes: [
      {
        kind: 'note',
        daysAgo: 20.3,
        body: 'The shift leader would keep him. He asks about a permanent job after Christmas.',
      },
    ],
    task: { title: 'Ask Penlan Films what their own operatives get', inDays: 2 },
  },
  { email: 'samira.nasser@mail.example', tags: ['evenings', 'forklift'], hasShownRightToWork: true, notes: [] },
];

export const demoTemplates = [
  {
    name: 'Asking for a call',
    subject: 'A few minutes about {{job_title}}?',
    body: 'Hello {{first_name}},\n\nThank you for applying for {{job_title}} at {{company}}. I would like to hear a little more before I pass you on. When can I ring you this week?\n\n{{consultant}}\n{{agency}}',
  },
  {
    name: 'What to bring',
    subject: 'What to bring: {{job_title}}',
    body: 'Hello {{first_name}},\n\nPlease bring your passport or share code and the originals of your certificates. We look at them with you and give them back at once.\n\n{{consultant}}\n{{agency}}',
  },
];

export const demoStages = [
  { id: '00000000-0000-4000-8000-00000000005a', status: 'viewed', name: 'First call' },
  { id: '00000000-0000-4000-8000-00000000005b', status: 'shortlisted', name: 'With the client' },
] as const;

/** Questions for applicants of the groundworker's job. */
export const demoQuestions = {
  jobKey: 'groundworker-holbeck',
  questions: [
    { kind: 'yes_no', words: 'Do you hold a blue CSCS card for groundworks?', isRequired: true, choices: [] },
    { kind: 'number', words: 'How many years have you laid drains or kerbs?', isRequired: false, choices: [] },
  ],
} as const;
