export const firstBrief = {
  title: 'Seven things to tell an agency before it searches',
  slug: 'seven-things-to-tell-an-agency',
  excerpt: 'A short list for employers: what the law makes an agency ask, and what saves everyone a second call.',
  metaDescription:
    'What employers should tell a recruitment agency before it searches: seven questions, three of them required by law.',
  author: 'Edda Marfleet',
  category: 'recruitment-tips',
  publishedDate: '2026-08-18',
  updatedDate: '2026-11-02',
  tags: ['Employers'],
  body: `An agency may not introduce anyone before it knows certain things about you and the job. The Conduct Regulations name them. We add a few that the law leaves out.

## What the law makes us ask

- Who you are and what your business does
- When the work starts and how long it lasts
- What the work is, where it is done and at which hours
- Which health and safety risks you know of, and what you do about them

## What else helps

- The pay, as a figure
- How people get to you without a car
- Who decides, and when they have time to meet people

Seven answers take ten minutes.`,
  sources: [
    {
      title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 18',
      publisher: 'legislation.gov.uk',
      url: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/18/made',
    },
  ],
};
