/** The job feed: RSS 2.0 and JSON Feed 1.1 for readers, plain XML for other job sites (spec: accounts §7). */
import { itemDescription, rss } from '#domain/text/rss.ts';
import { excerpt } from '#domain/text/text.ts';
import { element } from '#domain/text/xml.ts';
import { advertisedBy } from './advertised-by.ts';
import type { PublicJob } from './fields.ts';

const RSS_EXCERPT_LENGTH = 200;

export type FeedChannel = {
  agency: string;
  listUrl: string;
  feedUrl: string;
  imageUrl: string;
  urlOf: (job: PublicJob) => string;
  countryOf: (job: PublicJob) => string;
  /** When the newest job changed, which is the feed's only date. */
  updatedAt: Date | null;
};

export function rssFeed(jobs: PublicJob[], channel: FeedChannel): string {
  const { agency, listUrl, feedUrl, imageUrl, updatedAt } = channel;
  return rss(
    {
      title: `${agency} jobs`,
      description: `Current jobs from ${agency}`,
      link: listUrl,
      feedUrl,
      imageUrl,
      changedAt: updatedAt,
    },
    jobs.map((job) => rssItem(job, channel)),
  );
}

const factsOf = (job: PublicJob, agency: string): string =>
  `${job.company}, ${job.location}. ${job.salary}. ${job.type}. ${advertisedBy(job, agency)}.`;

function rssItem(job: PublicJob, { urlOf, agency }: FeedChannel): string {
  return [
    '<item>',
    element('title', `${job.title} at ${job.company}, ${job.location}`),
    element('link', urlOf(job)),
    `<guid isPermaLink="false">${job.id}</guid>`,
    element('pubDate', job.createdAt.toUTCString()),
    element('category', job.category),
    itemDescription(`${factsOf(job, agency)} ${excerpt(job.description, RSS_EXCERPT_LENGTH)}`),
    '</item>',
  ].join('');
}

export function xmlFeed(jobs: PublicJob[], channel: FeedChannel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<jobs>',
    element('publisher', channel.agency),
    element('publisherurl', channel.listUrl),
    ...jobs.map((job) => xmlJob(job, channel)),
    '</jobs>',
  ].join('\n');
}

function xmlJob(job: PublicJob, { urlOf, countryOf, agency }: FeedChannel): string {
  return [
    '<job>',
    element('id', job.id),
    element('title', job.title),
    element('company', job.company),
    element('location', job.location),
    element('country', countryOf(job)),
    element('salary', job.salary),
    element('type', job.type),
    element('category', job.category),
    element('basis', job.basis),
    element('agency', agency),
    element('description', job.description),
    element('requirements', job.requirements),
    ...(job.startDate ? [element('start_date', job.startDate)] : []),
    element('created_at', job.createdAt.toISOString()),
    element('closes_at', job.closesAt.toISOString()),
    element('url', urlOf(job)),
    '</job>',
  ].join('');
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(
  jobs: PublicJob[],
  { agency, listUrl, feedUrl, imageUrl, urlOf, countryOf }: FeedChannel,
): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${agency} jobs`,
    description: `Current jobs from ${agency}`,
    home_page_url: listUrl,
    feed_url: feedUrl,
    icon: imageUrl,
    language: 'en-GB',
    authors: [{ name: agency }],
    items: jobs.map((job) => ({
      id: job.id,
      url: urlOf(job),
      title: `${job.title} at ${job.company}, ${job.location}`,
      summary: `${factsOf(job, agency)} ${excerpt(job.description, RSS_EXCERPT_LENGTH)}`,
      content_text: `${factsOf(job, agency)}\n\n${job.description}\n\n${job.requirements}`,
      date_published: job.createdAt.toISOString(),
      date_modified: job.updatedAt.toISOString(),
      tags: [job.category, job.type],
      _job: { country: countryOf(job), ...(job.startDate && { start_date: job.startDate }) },
    })),
  };
}
