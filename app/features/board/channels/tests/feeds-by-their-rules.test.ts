/** Checks feeds against the RSS rules of the W3C, JSON Feed 1.1, and the schemas that job sites publish. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findRssFaults } from '#app/features/board/channels/tests/rss-rules.ts';
import { CHANNELS } from '#domain/channel/channel.ts';
import { findProgram, installOnDebian } from '#scripts/debian-program.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const address = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime({ offset: true });
/** The form of RFC 5646 that feeds use. */
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
const author = z
  .strictObject({ name: z.string().min(1).optional(), url: z.url().optional(), avatar: address.optional() })
  .refine((person) => Object.keys(person).length > 0, 'an author says at least one thing');
const attachment = z.strictObject({
  url: address,
  mime_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  title: z.string().optional(),
  size_in_bytes: z.int().optional(),
  duration_in_seconds: z.number().optional(),
});
const item = z
  .strictObject({
    id: z.string().min(1),
    url: address.optional(),
    external_url: address.optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: address.optional(),
    banner_image: address.optional(),
    date_published: moment.optional(),
    date_modified: moment.optional(),
    authors: z.array(author).min(1).optional(),
    tags: z.array(z.string().min(1)).optional(),
    language: language.optional(),
    attachments: z.array(attachment).optional(),
    // Extensions are objects whose names begin with an underscore.
    _job: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), start_date: z.iso.date().optional() }).optional(),
  })
  .refine((each) => each.content_html !== undefined || each.content_text !== undefined, 'an item has content');

const feed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address.optional(),
  feed_url: address.optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: address.optional(),
  icon: address.optional(),
  favicon: address.optional(),
  authors: z.array(author).min(1).optional(),
  language: language.optional(),
  expired: z.boolean().optional(),
  items: z.array(item).refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'ids are unique'),
});

function findJsonFeedFaults(value: unknown, feedUrl: string): string[] {
  const read = feed.safeParse(value);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return read.data.feed_url === feedUrl ? [] : [`feed_url: is not ${feedUrl}`];
}

const TEXT_WITH_MARKUP = `Salt & "vinegar", <b>bold</b> <script>alert(1)</script> a < b ]]> &amp; it’s £9 `;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  const text = { description: TEXT_WITH_MARKUP.repeat(4), requirements: TEXT_WITH_MARKUP };
  await addJobs(
    site.database.database,
    { title: 'Fish fryer & server', location: 'Whitby, North Yorkshire', ...text },
    { title: 'Net mender', location: 'Kettering NN16 8JX', work_mode: 'hybrid', type: 'Part-time', ...text },
    {
      title: 'Cox',
      location: 'Kettering NN16 8JX',
      work_mode: 'remote',
      type: 'Contract',
      basis: 'temporary',
      ...text,
    },
    { title: 'Shrimper', location: 'Newport', type: 'Temporary', basis: 'temporary', salary: 'By the catch', ...text },
    { title: 'Boat builder', location: 'Leeds', created_at: hoursFromNow(-24 * 40), ...text },
  );
  const rows = CHANNELS.map((channel) => `('${channel}', true, 'all', now())`);
  await queryTasks(
    site.database,
    `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ${rows.join(', ')}`,
  );
});

afterAll(() => site?.stop());

const read = async (address: string) => (await request(site.url, address)).body.toString();

test.each([
  '/rss.xml',
  '/jobs-feed.xml',
  '/jobs-feed.xml?search=fryer',
  '/jobs-feed.xml?category=white-collar&type=Contract',
])('%s breaks no rule of the W3C validator', async (address) => {
  const xml = await read(address);
  expect(xml).toContain('<rss');
  expect(findRssFaults(xml, site.url + address)).toEqual([]);
});

test('those rules see what is wrong', async () => {
  const address = '/jobs-feed.xml?search=fryer';
  const xml = await read(address);
  const faultsOf = (from: string | RegExp, to: string) => {
    const changed = xml.replace(from, to);
    expect(changed).not.toBe(xml);
    return findRssFaults(changed, site.url + address).map((fault) => fault.split(':')[0]);
  };
  expect(faultsOf('version="2.0"', 'version="3"')).toContain('InvalidRSSVersion');
  expect(faultsOf('</channel>', '')).toContain('SAXError');
  expect(faultsOf('<language>en-GB', '<language>English')).toEqual(['InvalidLanguage']);
  expect(faultsOf('<ttl>60</ttl>', '<ttl>60</ttl><ttl>60</ttl>')).toEqual(['DuplicateElement']);
  expect(faultsOf('<width>144', '<width>145')).toEqual(['InvalidWidth']);
  expect(faultsOf(/<atom:link [^>]*>/, '')).toEqual(['MissingAtomSelfLink']);
  expect(faultsOf(/<pubDate>...,/, '<pubDate>Day,')).toEqual(['InvalidRFC2822Date']);
  expect(faultsOf(/<guid [^>]*>[^<]*<\/guid>/, '')).toEqual(['MissingGuid']);
  expect(faultsOf('isPermaLink="false"', 'isPermaLink="true"')).toEqual(['InvalidHttpGUID']);
  expect(faultsOf('&amp;lt;script&amp;gt;', '&lt;script&gt;')).toEqual(['SecurityRisk']);
  expect(faultsOf('<item>', '<item><salary>9</salary>')).toEqual(['UndefinedElement']);
});

test('/jobs-feed.json is a JSON Feed 1.1, and a wrong one is not', async () => {
  for (const address of ['/jobs-feed.json', '/jobs-feed.json?search=fryer']) {
    const feed = JSON.parse(await read(address));
    expect(feed.items.length).toBeGreaterThan(0);
    expect(findJsonFeedFaults(feed, site.url + address)).toEqual([]);
    expect(findJsonFeedFaults({ ...feed, author: { name: 'x' } }, site.url + address)).toHaveLength(1);
    expect(findJsonFeedFaults({ ...feed, items: [...feed.items, feed.items[0]] }, site.url + address)).toHaveLength(1);
  }
});

describe('feeds of channels', () => {
  let folder: string;
  let xmllint: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'channel-feeds-'));
    if (!findProgram(['xmllint'])) installOnDebian('xmllint', ['libxml2-utils']);
    xmllint = findProgram(['xmllint']) ?? '';
    await queryTasks(site.database, `UPDATE jobs SET status = 'closed' WHERE title = 'Cox'`);
    if (!xmllint) throw new Error('These tests need xmllint (Debian: apt-get install libxml2-utils; macOS has it).');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([...CHANNELS, 'find-a-job-expired'])('%s keeps to its schema', async (name) => {
    const file = path.join(folder, `${name}.xml`);
    const count = (xml: string) => xml.split(/<job\b|<(?:Expire)?Vacancy /).length - 1;
    await expect.poll(async () => count(await read(`/feeds/${name}.xml`))).toBeGreaterThan(0);
    const xml = await read(`/feeds/${name}.xml`);
    const judge = async (text: string) => {
      await writeFile(file, text);
      const schema = path.resolve(`tests/support/channel-schemas/${name}.rng`);
      return promisify(execFile)(xmllint, ['--noout', '--nonet', '--huge', '--relaxng', schema, file]).then(
        () => '',
        ({ stderr }) => stderr as string,
      );
    };
    expect(await judge(xml)).toBe('');
    expect(await judge(xml.replace(/<(title|name|Title|ExpireVacancy)\b/, '<salt/>$&'))).toContain('fails to validate');
  });
});
