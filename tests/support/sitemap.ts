import { decodeEntities } from './page-source.ts';

export type SitemapEntry = { path: string; lastmod: string; changefreq: string; priority: string };

export async function readSitemap(url: string): Promise<SitemapEntry[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const valueIn = (entry: string, name: string) =>
    decodeEntities(new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? '');
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: valueIn(entry, 'loc').replace(url, ''),
    lastmod: valueIn(entry, 'lastmod'),
    changefreq: valueIn(entry, 'changefreq'),
    priority: valueIn(entry, 'priority'),
  }));
}

/** The limit of concurrent searches per address. */
const AT_ONCE = 5;

/** Processes items with limited concurrency, so that the site is not overloaded. */
export async function forEach<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const takeTurns = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

/** Internal links of a page: path with query, and fragment. */
export function listOwnLinks(html: string, address: string): { path: string; part: string }[] {
  const { origin } = new URL(address);
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, link = '']) => {
    const to = new URL(decodeEntities(link), address);
    return to.origin === origin ? [{ path: to.pathname + to.search, part: decodeURIComponent(to.hash.slice(1)) }] : [];
  });
}
