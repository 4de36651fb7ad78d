/**
 * Under which name a page is kept. Anybody can add parameters to an address; a page says which of them it depends on
 * (in the manner of the `No-Vary-Search` header), and all others are left out of its name.
 */
import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIES } from '#app/site/session-cookie.server.ts';

/** By this the router asks for the data of some routes only; such answers are no pages. */
const PARTIAL_DATA = '_routes';
const MOST_PATHS = 20_000;

export const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Whoever sends the cookie of a session is answered for themselves alone. */
export const hasSession = ({ headers: { cookie } }: IncomingMessage) =>
  cookie?.split(';').some((each) => SESSION_COOKIES.some((name) => each.trimStart().startsWith(`${name}=`))) ?? false;

export class PageKeys {
  /** By path: the parameters its page depends on, as it said when it was last stored. */
  private readonly parametersOf = new Map<string, readonly string[]>();

  /** Of a page that has been stored before; null where that cannot be known yet, or where nothing is ever stored. */
  find(url: string): string | null {
    const [path, query] = split(url);
    const names = this.parametersOf.get(path);
    if (!names) return null;
    return query === '' ? path : this.keyOf(path, new URLSearchParams(query), names);
  }

  /** Of a page that is about to be stored. */
  learn(url: string, names: readonly string[]): string | null {
    const [path, query] = split(url);
    if (this.parametersOf.size >= MOST_PATHS) this.parametersOf.clear();
    this.parametersOf.set(path, names);
    return this.keyOf(path, new URLSearchParams(query), names);
  }

  private keyOf(path: string, parameters: URLSearchParams, names: readonly string[]): string | null {
    if (parameters.has(PARTIAL_DATA)) return null;
    // Said twice, one of its values can be anything: there would be a page for each.
    if (names.some((name) => parameters.getAll(name).length > 1)) return null;
    const kept = names.flatMap((name) => parameters.getAll(name).map((value) => [name, value]));
    return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
  }
}

/** At the first question mark only: what is left out here would be left out of the name of a page that shows it. */
function split(url: string): [path: string, query: string] {
  const query = url.indexOf('?');
  return query === -1 ? [url, ''] : [url.slice(0, query), url.slice(query + 1)];
}
