/** Follows every internal link of a site and keeps the answers. */
import { decodeEntities } from './page-source.ts';
import { request } from './request.ts';
import { forEach } from './sitemap.ts';

export type Output = {
  path: string;
  from: string;
  status: number;
  type: string;
  text: string;
  location: string;
};

type CrawlOptions = {
  cookie?: string;
  isWanted?: (path: string) => boolean;
  /** Limits the addresses that differ only in an id. */
  mostOfAKind?: number;
};

/** Limits the addresses that differ only in parameter values. */
const MOST_PER_PATTERN = 2;
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const ATTRIBUTES = /<(a|area|link|script|img|source|form|iframe|use|meta)\b([^>]*)>/g;
const IS_TEXT = /^(text\/|application\/(json|xml|manifest|rss|atom|javascript|feed)|image\/svg)/;

export async function crawl(
  url: string,
  starts: readonly string[],
  { cookie, isWanted = () => true, mostOfAKind = Number.POSITIVE_INFINITY }: CrawlOptions = {},
): Promise<Output[]> {
  const outputs: Output[] = [];
  const variants = new Map<string, number>();
  const requested = new Set<string>();
  let next = starts.map((path) => ({ path, from: '' }));
  while (next.length > 0) {
    const foundLinks: { path: string; from: string }[] = [];
    await forEach(
      next.filter(({ path }) => isNew(path)),
      async ({ path, from }) => {
        const { status, headers, body } = await request(url, path, { headers: cookie ? { Cookie: cookie } : {} });
        const type = String(headers['content-type'] ?? '');
        const text = IS_TEXT.test(type) ? body.toString() : '';
        const location = String(headers.location ?? '');
        outputs.push({ path, from, status, type, text, location });
        const links = location ? [location] : listLinks(text, type);
        foundLinks.push(
          ...links.flatMap((link) => ownPath(link, url + path, url)).map((to) => ({ path: to, from: path })),
        );
      },
    );
    next = foundLinks;
  }
  return outputs;

  function isNew(path: string): boolean {
    if (requested.has(path) || !isWanted(path)) return false;
    requested.add(path);
    const { pathname, searchParams } = new URL(path, url);
    const kind = `${pathname.replace(UUID, ':id')}?${[...searchParams.keys()].sort().join('&')}`;
    const count = (variants.get(kind) ?? 0) + 1;
    variants.set(kind, count);
    return count <= (searchParams.size > 0 ? MOST_PER_PATTERN : mostOfAKind);
  }
}

function ownPath(link: string, base: string, url: string): string[] {
  if (!URL.canParse(link, base)) return [];
  const to = new URL(link, base);
  return to.origin === new URL(url).origin ? [to.pathname + to.search] : [];
}

function listLinks(text: string, type: string): string[] {
  if (type.startsWith('text/html')) return listLinksOfPage(text);
  if (type.includes('xml'))
    return [...text.matchAll(/<(?:loc|link|url)>([^<]+)</g)].map(([, link = '']) => decode(link));
  if (type.includes('manifest'))
    return [...text.matchAll(/"(?:src|url|start_url)":\s*"([^"]+)"/g)].map(([, link = '']) => link);
  if (type.includes('css')) return [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, link = '']) => link);
  if (type.startsWith('text/plain')) return text.match(/https?:\/\/\S+/g) ?? [];
  return [];
}

function listLinksOfPage(html: string): string[] {
  return [...html.matchAll(ATTRIBUTES)].flatMap(([, element, attributes = '']) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    if (element === 'meta')
      return /property="og:(image|url)"/.test(attributes) ? [decode(attribute('content') ?? '')] : [];
    if (element === 'form') return /method="post"/i.test(attributes) ? [] : [decode(attribute('action') ?? '')];
    const srcset = (attribute('srcset') ?? attribute('srcSet') ?? '')
      .split(',')
      .map((each) => each.trim().split(' ')[0] ?? '');
    return [attribute('href'), attribute('src'), ...srcset].flatMap((each) => (each ? [decode(each)] : []));
  });
}

const decode = (text: string) => decodeEntities(text.trim());
