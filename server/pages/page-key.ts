/**
 * Names pages for the cache. Anybody can add parameters to an address; a page declares the ones it depends on (like `No-Vary-Search`).
 * Other parameters are left out of its name or prevent caching.
 */
import type { IncomingMessage } from 'node:http';
import { API_PATH, isBearer } from '#domain/api-key/api-key.ts';
import type { RenderedPage } from '#platform/page-cache/page-cache.server.ts';

/** The router uses this parameter to request the data of some routes; such answers are not pages. */
const PARTIAL_DATA = '_routes';
const MOST_PATHS = 20_000;

export const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Answers to requests with an API key are private. */
export const isWithKey = ({ url = '', headers: { authorization = '' } }: IncomingMessage): boolean =>
  url.startsWith(API_PATH) && isBearer(authorization);

/** The path of the requested page, whether the page or its data is requested. */
export const pageAsked = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\.data$/, '');

export type Declared = {
  /** The parameters that the page depends on. */
  names: readonly string[];
  /** With any other parameter the answer differs and is not stored. */
  othersMatter: boolean;
};

export class PageKeys {
  /** The parameters that each page declared when it was last stored, by its path. */
  private readonly declaredOf = new Map<string, Declared>();

  /** The key of a page that has been stored before; null if it is not known yet or the page is never stored. */
  find(url: string): string | null {
    const [path, query] = split(url);
    const declared = this.declaredOf.get(path);
    if (!declared) return null;
    return query === '' ? path : this.keyOf(path, new URLSearchParams(query), declared);
  }

  /** The key of a page that is about to be stored. */
  learn(url: string, declared: Declared): string | null {
    const [path, query] = split(url);
    if (this.declaredOf.size >= MOST_PATHS) this.declaredOf.clear();
    this.declaredOf.set(path, declared);
    return this.keyOf(path, new URLSearchParams(query), declared);
  }

  private keyOf(path: string, parameters: URLSearchParams, { names, othersMatter }: Declared): string | null {
    if (parameters.has(PARTIAL_DATA)) return null;
    if (othersMatter && [...parameters.keys()].some((name) => !names.includes(name))) return null;
    // A repeated parameter could create an unlimited number of pages.
    if (names.some((name) => parameters.getAll(name).length > 1)) return null;
    const parameterPairs = names.flatMap((name) => parameters.getAll(name).map((value) => [name, value]));
    return parameterPairs.length === 0 ? path : `${path}?${new URLSearchParams(parameterPairs)}`;
  }
}

/**
 * Renders a page from the parameters that it declares and no others if it is to be stored, so that the first visitor's
 * query is never part of it (docs/decisions/0004). What it declares is known once it is rendered: if the address holds
 * more, the page is rendered again from the address that it is stored under.
 */
export async function renderDeclared(
  url: string,
  render: (address: string) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const page = await render(url);
  const key = page.storage?.key ?? url;
  if (key === url) return page;
  const declared = await render(key);
  return declared.storage?.key === key ? declared : { ...declared, storage: null };
}

/** Splits at the first question mark only: anything dropped here would be missing from the key of a page that depends on it. */
function split(url: string): [path: string, query: string] {
  const query = url.indexOf('?');
  return query === -1 ? [url, ''] : [url.slice(0, query), url.slice(query + 1)];
}
