/** The parts that all RSS 2.0 feeds of this site share (spec: marketing §9 "ttl 60 minutes, language en-GB"). */
import { element, escapeXml } from './xml.ts';

/** spec: accounts §9 "RSS image 144 by 144". */
const IMAGE_SIDE = 144;
const TIME_TO_LIVE_MINUTES = 60;

export type RssChannel = {
  title: string;
  description: string;
  link: string;
  feedUrl: string;
  imageUrl: string;
  /** The latest change of any item, which is the feed's only date. */
  changedAt: Date | null;
  namespaces?: string;
};

/** The description of an item. Readers parse it as HTML, so plain text is escaped twice. */
export const itemDescription = (text: string): string => element('description', escapeXml(text));

export function rss(channel: RssChannel, items: readonly string[]): string {
  const { title, link, feedUrl, imageUrl, changedAt, namespaces = '' } = channel;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"${namespaces}><channel>`,
    element('title', title),
    element('link', link),
    element('description', channel.description),
    element('language', 'en-GB'),
    changedAt ? element('lastBuildDate', changedAt.toUTCString()) : '',
    element('ttl', String(TIME_TO_LIVE_MINUTES)),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', imageUrl)}${element('title', title)}${element('link', link)}`,
    `<width>${IMAGE_SIDE}</width><height>${IMAGE_SIDE}</height></image>`,
    ...items,
    '</channel></rss>',
  ]
    .filter(Boolean)
    .join('\n');
}
