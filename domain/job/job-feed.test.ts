import { expect, test } from 'vitest';
import type { PublicJob } from './fields.ts';
import { type FeedChannel, jsonFeed, rssFeed, xmlFeed } from './job-feed.ts';

const job: PublicJob = {
  id: '0b0b0b0b-0000-4000-8000-000000000001',
  title: 'Welder <b>&</b> fabricator',
  company: 'Bright & Sons',
  location: 'Leeds',
  salary: '£15.20 an hour',
  type: 'Full-time',
  category: 'blue-collar',
  description: `Weld ]]> things. ${'word '.repeat(100)}`,
  requirements: '- A ticket\u0000',
  basis: 'permanent',
  workMode: 'on-site',
  startDate: null,
  salaryMin: 15.2,
  salaryMax: 15.2,
  salaryPeriod: 'hour',
  createdAt: new Date('2026-11-01T09:00:00Z'),
  updatedAt: new Date('2026-11-02T09:00:00Z'),
  closesAt: new Date('2026-12-01T23:59:00Z'),
  isOpen: true,
};
const channel: FeedChannel = {
  agency: 'Tidewell Recruitment',
  listUrl: 'https://tidewell.example/jobs?category=blue-collar&type=Full-time',
  feedUrl: 'https://tidewell.example/jobs-feed.xml',
  imageUrl: 'https://tidewell.example/feed-image.png',
  urlOf: ({ id }) => `https://tidewell.example/jobs/${id}`,
  countryOf: () => 'GB',
  updatedAt: job.updatedAt,
};

test('texts of people are escaped in both forms', () => {
  for (const feed of [rssFeed([job], channel), xmlFeed([job], channel)]) {
    expect(feed).toContain('Welder &lt;b&gt;&amp;&lt;/b&gt; fabricator');
    expect(feed).toContain('Bright &amp; Sons');
    expect(feed).not.toContain('<b>');
    expect(feed).not.toContain('\u0000');
  }
});

test('RSS carries an excerpt of 200 characters, an image of 144 by 144 and 60 minutes to live', () => {
  const feed = rssFeed([job], channel);
  const description =
    /<description>Bright &amp;amp; Sons, Leeds\. £15\.20 an hour\. Full-time\. Permanent job, advertised by Tidewell Recruitment\. (.*?)<\/description>/.exec(
      feed,
    )?.[1];
  expect(description?.replace('&amp;gt;', '>').length).toBeLessThanOrEqual(201);
  expect(feed).toContain('<width>144</width><height>144</height>');
  expect(feed).toContain('<ttl>60</ttl>');
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 09:00:00 GMT</pubDate>');
});

test('the plain form carries the whole description', () => {
  expect(xmlFeed([job], channel)).toContain('word word word word');
  expect(xmlFeed([job], channel)).toContain('<closes_at>2026-12-01T23:59:00.000Z</closes_at>');
});

test('XML and JSON name the country of a job', () => {
  const abroad = { ...channel, countryOf: () => 'IE' };
  expect(xmlFeed([job], abroad)).toContain('<location>Leeds</location><country>IE</country>');
  expect(jsonFeed([job], abroad)).toMatchObject({ items: [{ _job: { country: 'IE' } }] });
});

test('a feed without jobs is still a feed', () => {
  expect(rssFeed([], { ...channel, updatedAt: null })).toContain('</channel></rss>');
  expect(xmlFeed([], channel)).toContain('<jobs>');
});

test('the day on which the work starts is said where there is one', () => {
  const starting = { ...job, startDate: '2027-01-11' };
  expect(xmlFeed([starting], channel)).toContain('<start_date>2027-01-11</start_date>');
  expect(jsonFeed([starting], channel)).toMatchObject({ items: [{ _job: { start_date: '2027-01-11' } }] });
  expect(xmlFeed([job], channel)).not.toContain('start_date');
});
