/**
 * Regulation 27(1) of the Conduct Regulations 2003: every advert states the agency's full name and whether the work is temporary or
 * permanent. Each channel by which adverts leave the site has a row.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMailJob } from '#app/features/board/alerts/commands/write-alert-mail.server.ts';
import { alertMails } from '#app/features/board/alerts/emails/alert-mails.tsx';
import { writeNotification } from '#app/features/core/notifications/commands/write-notification.server.ts';
import { CHANNELS } from '#domain/channel/channel.ts';
import { shareLine } from '#domain/job/advertised-by.ts';
import { agency } from '#domain/site/site.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { textOf } from '#tests/support/job-desk.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let id = '';
const JOB = {
  title: 'Keeper of a light with a name that is as long as a title may well be, and a little longer than that',
  company: 'Skerryvore Trust',
  location: 'Leeds LS1 4AP',
  salary: '£13.50 an hour',
  type: 'Full-time' as const,
  basis: 'temporary' as const,
  description:
    'Keeps the light, and the log of what it saw. Some sites take no advert that is shorter than a hundred letters.',
};

beforeAll(async () => {
  site = await startSite();
  [id = ''] = await addJobs(site.database.database, JOB);
  await queryTasks(
    site.database,
    `INSERT INTO job_channels (channel, is_on, jobs, on_since)
     SELECT channel, true, 'all', now() FROM unnest('{${CHANNELS.join()}}'::text[]) AS channel`,
  );
});
afterAll(() => site?.stop());

const read = async (path: string) => (await request(site.url, path)).body.toString();
const about = (text: string, begin: RegExp, end: string) => {
  const at = text.search(begin);
  return at < 0 ? '' : text.slice(at, text.indexOf(end, at));
};
const push = (count: number) => writeNotification({ news: 'new-jobs', job: { ...JOB, id }, count }).message.body;
const alertMail = () => {
  const row = { ...JOB, id, closes_at: hoursFromNow(9), miles: null, place: null, title_words: [], text_words: [] };
  const facts = { search: 'x', boardPath: '/jobs', frequency: 'daily' as const, endsAt: hoursFromNow(9), count: 1 };
  const jobs = [toMailJob({ ...row, count: 1 })];
  return renderMail(alertMails['job-alert']({ ...facts, jobs, publicOrigin: site.url, token: 'x' }));
};

const ADVERTS: Record<string, () => string | Promise<string>> = {
  'the page of the advert': async () => textOf(await request(site.url, `/jobs/${id}`)),
  'JobPosting, for search engines': async () => about(await read(`/jobs/${id}`), /"@type":"JobPosting"/, '</script>'),
  'the board': async () => textOf(await request(site.url, '/jobs?search=skerryvore')),
  'the RSS feed': async () => about(await read('/jobs-feed.xml'), /<item><title>Keeper of a light/, '</item>'),
  'the XML feed': async () => about(await read('/jobs-feed.xml?format=xml'), new RegExp(`<job><id>${id}`), '</job>'),
  ...Object.fromEntries(
    CHANNELS.map((name) => [
      `the feed for ${name}`,
      async () => (await read(`/feeds/${name}.xml`)).split(/<(?:job|Vacancy )/).find((job) => job.includes(id)) ?? '',
    ]),
  ),
  'the picture of a shared link': () => shareLine(JOB, agency().name),
  'a notification of one job': () => push(1),
  'a notification of many jobs': () => push(12),
  'an alert by email': () => alertMail().text,
  'an alert by email, as HTML': () => alertMail().html,
};

test.each(Object.entries(ADVERTS))(
  '%s names the agency in full and says that the work is temporary',
  async (_name, write) => {
    const text = await write();
    expect(text).toContain(agency().name);
    expect(text).toMatch(/temporary/i);
  },
);

test('a notification keeps what the law asks and cuts the job, if both do not fit', () => {
  expect(Array.from(push(12)).length).toBeLessThanOrEqual(120);
  expect(push(12)).toMatch(/^The newest: Keeper of a light/);
});

test('the sitemap lists addresses only, and advertises nothing', async () => {
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).not.toContain(JOB.title);
});
