import { londonDay } from '#domain/time/calendar-day.ts';
import { hoursFromNow } from './jobs.ts';
import { type Answer, request } from './request.ts';
import type { Site } from './site.ts';

export type Fields = Record<string, string>;

export const dayFromNow = (days: number) => londonDay(hoursFromNow(days * 24));

export const JOB_FORM = {
  title: 'Lighthouse keeper',
  company: 'Skerryvore Trust',
  location: 'Leeds',
  salary: '£30,000 to £38,000 a year',
  type: 'Part-time',
  category: 'blue-collar',
  basis: 'temporary',
  work_mode: 'hybrid',
  start_date: '2027-01-11',
  hours_per_week: '22.5',
  salary_min: '',
  salary_max: '',
  salary_period: '',
  description: 'Keeps\r\nthe light.',
  requirements: 'Patience.',
  closes_at: dayFromNow(30),
};

/** Requests of the desk. `cookie` is the default session of all calls. */
export function openDesk(site: Site, cookie: string) {
  const send = (path: string, fields: Fields | string, as = cookie, headers: Fields = {}): Promise<Answer> =>
    request(site.url, path, {
      method: 'POST',
      headers: {
        Cookie: as,
        Origin: site.url,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
  const read = (path: string, as = cookie) => request(site.url, path, { headers: as ? { Cookie: as } : {} });
  const listJobs = () =>
    site.database.database.asSystem((transaction) =>
      transaction.selectFrom('jobs').selectAll().orderBy('id').execute(),
    );
  return {
    send,
    read,
    listJobs,
    post: (fields: Fields | string, as?: string) => send('/employer/jobs/new', fields, as),
    find: async (id: string) => (await listJobs()).find((job) => job.id === id),
    findTitled: async (title: string) => (await listJobs()).find((job) => job.title === title),
    /** @returns the version that the edit form sends back */
    openEdit: async (id: string, as = cookie) => versionIn(await read(`/jobs/${id}/edit`, as)),
  };
}

export const versionIn = ({ body }: Answer): string => /name="version" value="(\d+)"/.exec(body.toString())?.[1] ?? '';

export const textOf = ({ body }: Answer): string =>
  body
    .toString()
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
