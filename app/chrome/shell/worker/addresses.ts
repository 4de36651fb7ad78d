import { NEVER_KEPT } from '#app/pages/lists/never-kept.at-build.ts';
import { fits } from '#app/pages/pattern.ts';
import { NOTICE_PARAMETER } from '#app/web/notices/notice-parameter.ts';

const FILE = /\.\w+$/;
const DATA = '.data';
const PARTIAL_DATA = '_routes';

export const isKeepable = ({ pathname }: URL): boolean =>
  !NEVER_KEPT.some((pattern) => fits(pattern, pathname)) && !FILE.test(pathname);

export const isData = ({ pathname }: URL): boolean => pathname.endsWith(DATA);

export function pageOfData(data: URL): URL {
  const page = new URL(data);
  page.pathname = page.pathname.slice(0, -DATA.length).replace(/\/_$/, '/');
  page.searchParams.delete(PARTIAL_DATA);
  return page;
}

/** The cache key of a page: its URL without the notice that a redirect adds. */
export function keptAs(address: URL): string {
  const key = new URL(address);
  key.hash = '';
  // Deleting a parameter re-encodes the query, which must otherwise stay unchanged.
  if (key.searchParams.has(NOTICE_PARAMETER)) key.searchParams.delete(NOTICE_PARAMETER);
  return key.href;
}

export const listAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.~-]+\.(?:js|css|woff2|avif|webp|png|jpg|svg)\b/g)].map(([path]) => path)),
];
