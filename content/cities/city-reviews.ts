/**
 * Reviews on the pages of the cities (spec: marketing §9, "Default reviews are four sample entries"). The four are made up, like the
 * agency, and the page says so. With your own, set `areSamples` to false; invented reviews shown as real ones are an unfair commercial
 * practice (Digital Markets, Competition and Consumers Act 2024, schedule 20). Without any, the section is not shown.
 */
export type Review = {
  id: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  /** YYYY-MM-DD. */
  date: string;
  text: string;
  jobTitle: string;
  location: string;
  /** We know the person: they started a job through us. */
  verified: boolean;
};

// True: the reviews are samples.
export const areSamples: boolean = true;

export const reviews: readonly Review[] = [
  {
    id: 'management-accountant',
    author: 'Hannah P.',
    rating: 5,
    date: '2026-09-14',
    text: 'Told me the salary and the name of the employer in the first call. I have never had both from an agency.',
    jobTitle: 'Management accountant',
    location: 'Manchester',
    verified: true,
  },
  {
    id: 'maintenance-fitter',
    author: 'Darren O.',
    rating: 5,
    date: '2026-08-27',
    text: 'They asked how I would get to a six o’clock start before they put me forward. First bus was at 5.12, so it worked.',
    jobTitle: 'Maintenance fitter',
    location: 'Birmingham',
    verified: true,
  },
  {
    id: 'paralegal',
    author: 'Shreya M.',
    rating: 4,
    date: '2026-07-31',
    text: 'I did not get the first job. They rang to say why, and the advice helped with the second one.',
    jobTitle: 'Paralegal',
    location: 'London',
    verified: true,
  },
  {
    id: 'warehouse-team-leader',
    author: 'Callum R.',
    rating: 5,
    date: '2026-07-09',
    text: 'Payslips were right every week, and holiday pay was explained before I had to ask for it.',
    jobTitle: 'Warehouse team leader',
    location: 'Glasgow',
    verified: true,
  },
];
