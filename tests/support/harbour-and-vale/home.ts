export const home = {
  hero: {
    title: 'Work between the Wolds and the water.',
    lead: 'We place people in Lincoln and Hull, and in the towns between. Tell us how far you can travel and which hours suit you, and we show you what is open.',
  },
  whiteCollar: {
    title: 'Offices',
    text: 'Accounts, records, customer service and the people who keep a business in order.',
    cards: [
      {
        title: 'Permanent staff',
        text: 'A shortlist of people who live near enough to stay.',
        link: '/permanent-recruitment',
      },
      { title: 'Office teams', text: 'From the front desk to the finance office.', link: '/white-collar' },
    ],
  },
  blueCollar: {
    title: 'Yards, lines and workshops',
    text: 'Ports, food plants, farms and factories, by the week or for good.',
    cards: [
      {
        title: 'Temporary staff',
        text: 'On our payroll, with the shift agreed in writing.',
        link: '/contract-staffing',
      },
      { title: 'Trades and production', text: 'Fitters, welders, drivers and line teams.', link: '/blue-collar' },
    ],
  },
  automation: { title: 'Automation', text: 'We have no sister company.', button: 'Read more' },
  about: {
    title: 'Two offices and one telephone list',
    text: [
      'Harbour & Vale began at a kitchen table in Lincoln in January 2026 and opened its Hull office in May.',
      'Each consultant recruits for the side of the river where they live, so the person who rings you knows the bus.',
    ],
    free: 'People who look for work pay us nothing. The Employment Agencies Act 1973 forbids it.',
    figuresTitle: 'What we have counted so far',
  },
  values: [
    { title: 'Name the shift', text: 'You see start, finish and breaks before you say yes.' },
    { title: 'Ring back', text: 'A missed call is returned the same day, also on a Saturday.' },
    { title: 'Keep it local', text: 'We ask how you get to work before we suggest a job.' },
  ],
  sections: [
    { section: 'jobs', isShown: true },
    { section: 'places', isShown: true },
    { section: 'services', isShown: true },
    { section: 'automation', isShown: false },
    { section: 'reviews', isShown: false },
  ],
};
