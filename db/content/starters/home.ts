/** The home page, and the article that says how the agency works. */
import type { Starter } from './starter.ts';

export const home: Starter = {
  collection: 'home',
  slug: 'home',
  draft: () => ({
    hero: {
      title: 'Work near you, and people for it.',
      lead: 'We find jobs for people and people for jobs in [your towns]. Search the open jobs, or tell us who you need.',
    },
    whiteCollar: {
      title: 'White collar',
      text: 'Work in offices: [your kinds of jobs, such as accounts, sales and IT].',
      cards: [],
    },
    blueCollar: {
      title: 'Blue collar',
      text: 'Work on site: [your kinds of jobs, such as warehouses, driving and skilled trades].',
      cards: [],
    },
    automation: {
      title: 'AI and automations',
      text: '[What your sister company does, if you have one]',
      button: 'Visit',
    },
    about: {
      title: 'About us',
      text: [
        '[When you began, where you are, and what you did before]',
        'We meet the people we put forward, and we tell both sides what the job pays.',
      ],
      free: 'Finding work through us is free. UK law forbids agencies to charge people for it, with few exceptions.',
      figuresTitle: 'In figures',
    },
    values: [
      { title: 'Say the pay', text: 'The pay is in the advert, and the first thing we tell you.' },
      {
        title: 'Ask before sending',
        text: 'We send your CV to one named employer, for one named job, and only after you agree.',
      },
      { title: 'Answer', text: 'If you are not chosen, we tell you.' },
      { title: '[A rule of yours]', text: '[What it means for the people you work with]' },
    ],
    sections: [],
  }),
};

export const howWeWork: Starter = {
  collection: 'articles',
  slug: 'how-we-work',
  draft: (day) => ({
    title: 'How we work',
    slug: 'how-we-work',
    excerpt: 'What we do from the first call to the first day at work, for candidates and for employers.',
    metaDescription:
      'What we do from the first call to the first day at work, what it costs, and what you can expect of us.',
    author: '[Your name]',
    category: 'company-news',
    publishedDate: day,
    featured: false,
    tags: ['How we work'],
    body: [
      '## For people who look for work',
      'Finding work through us is free. The Employment Agencies Act 1973, section 6, forbids agencies to charge people for it.',
      'We talk with you before we put you forward: [by phone, by video or at your office]. We tell you what the job pays, who it is with and what happens next.',
      'Your CV goes to an employer after you have agreed to that job.',
      '## For employers',
      'Tell us who you need, by when, and what the job pays. [What you do then, and how long it usually takes]',
      '[How your fee works, when it is due, and what happens if a person leaves early]',
      '## What we check',
      '- Identity, and the right to work in the UK',
      '- Experience, and qualifications where the job needs them',
      '- [What else you check]',
      '## If something goes wrong',
      'Tell us. Our complaints page says what happens then, and who else can help.',
    ].join('\n'),
    sources: [
      {
        title: 'Employment Agencies Act 1973, section 6',
        publisher: 'legislation.gov.uk',
        url: 'https://www.legislation.gov.uk/ukpga/1973/35/section/6',
      },
    ],
  }),
};
