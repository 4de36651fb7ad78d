/** Jobs of the second agency, newest first. Louth is in Lincolnshire, but not in Lincoln. */
import type { Insertable } from 'kysely';
import type { Jobs } from '#db/types.ts';
import { people } from './people.ts';

type Pay = { salary: string; salary_min: number; salary_max: number; salary_period: 'hour' | 'year' };

const ofHour = (pounds: number): Pay => ({
  salary: `£${pounds.toFixed(2)} an hour`,
  salary_min: pounds,
  salary_max: pounds,
  salary_period: 'hour',
});
const ofYear = (least: number, most: number): Pay => ({
  salary: `£${least.toLocaleString('en-GB')} to £${most.toLocaleString('en-GB')} a year`,
  salary_min: least,
  salary_max: most,
  salary_period: 'year',
});

const office = { category: 'white-collar', basis: 'permanent', type: 'Full-time', work_mode: 'hybrid' } as const;
const site = { category: 'blue-collar', basis: 'temporary', type: 'Temporary', work_mode: 'on-site' } as const;

const rows = [
  { ...site, ...ofHour(14.6), title: 'Turbine fitter', company: 'Stowpark Turbines', location: 'Teal Park, Lincoln' },
  { ...office, ...ofYear(25_500, 27_900), title: 'Records officer', company: 'Brayford Archive', location: 'Lincoln' },
  { ...office, ...ofYear(31_000, 36_000), title: 'Payroll clerk', company: 'Stowpark Turbines', location: 'Lincoln' },
  { ...site, ...ofHour(13.4), title: 'Forklift operator', company: 'Sallyport Stores', location: 'Hedon Road, Hull' },
  { ...site, ...ofHour(15.2), title: 'Stevedore', company: 'King Edward Stevedoring', location: 'Hull' },
  {
    ...office,
    ...ofYear(27_000, 30_000),
    title: 'Freight administrator',
    company: 'Land of Green Ginger Shipping',
    location: 'Old Town, Hull',
  },
  {
    ...site,
    ...ofHour(12.9),
    title: 'Brassica picker',
    company: 'Wolds Edge Growers',
    location: 'Louth, Lincolnshire',
  },
  { ...site, ...ofHour(16.8), title: 'Lorry driver', company: 'Fosse Haulage', location: 'Gainsborough, Lincolnshire' },
  {
    ...office,
    ...ofYear(24_000, 26_000),
    title: 'School receptionist',
    company: 'Spital Terrace Academy',
    location: 'Sleaford, Lincolnshire',
  },
  {
    ...site,
    ...ofHour(13.9),
    title: 'Caravan joiner',
    company: 'Haltemprice Homes on Wheels',
    location: 'Beverley, East Riding of Yorkshire',
  },
];

export const board: Insertable<Jobs>[] = rows.map((row, index) => ({
  ...row,
  id: `1a7c0de5-0000-4000-9000-0000000001${String(index).padStart(2, '0')}`,
  user_id: row.company === 'Stowpark Turbines' ? people.employer.id : people.owner.id,
  status: 'open',
  description: `Work for ${row.company} in ${row.location}.\n\nThe shift, the breaks and the way there are in the first email.`,
  requirements: 'A reliable way to work at the hours of the shift.',
  created_at: new Date(Date.now() - index * 3_600_000),
}));

export function jobCalled(title: string): string {
  const id = board.find((job) => job.title === title)?.id;
  if (!id) throw new Error(`No job of Harbour & Vale is called ${title}`);
  return id;
}
