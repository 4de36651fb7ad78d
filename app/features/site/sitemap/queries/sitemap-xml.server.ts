import { href } from 'react-router';
import { element } from '#domain/text/xml.ts';

/** `lastChange` is an ISO 8601 date or time, which can be compared as text. */
export type Url = { path: string; lastChange: string; frequency?: string; priority?: string };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const openUrlSet = `${XML}<urlset xmlns="${NAMESPACE}">\n`;
export const closeUrlSet = '</urlset>\n';

export function urlElement(publicOrigin: string, { path, lastChange, frequency = '', priority = '' }: Url): string {
  const parts = [
    element('loc', publicOrigin + path),
    element('lastmod', lastChange),
    element('changefreq', frequency),
    element('priority', priority),
  ];
  return `<url>${parts.join('')}</url>`;
}

export const urlSet = (publicOrigin: string, urls: readonly Url[]): string =>
  `${openUrlSet}${urls.map((url) => urlElement(publicOrigin, url)).join('\n')}\n${closeUrlSet}`;

export function indexOf(publicOrigin: string, parts: readonly { name: string; lastChange: string }[]): string {
  const entries = parts.map(({ name, lastChange }) => {
    const location = element('loc', publicOrigin + href('/sitemaps/:part', { part: name }));
    return `<sitemap>${location}${element('lastmod', lastChange)}</sitemap>`;
  });
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}
