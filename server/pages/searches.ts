/** Limits anonymous searches: one at a time for each network, and a few that wait. */
import type { IncomingMessage } from 'node:http';
import { listSearches } from '#app/pages/derive.ts';
import { fits } from '#app/pages/pattern.ts';
import { pages } from '#app/pages.ts';
import { FOR_ALL_SITES } from '#app/web/api/problem.server.ts';
import { API_PATH } from '#domain/api-key/api-key.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { TurnsOfEach } from '#platform/turns/turns-of-each.ts';
import { clientOf } from '#server/http/client-address.ts';
import type { Refusal } from '#server/http/guards.ts';
import { isReading, pageAsked } from './page-key.ts';

/** A public search takes at most 0.3 s of processor time, so the last of five starts within two seconds. */
const OF_ONE_NETWORK = { atOnce: 1, queue: 4 };

const SEARCHES = listSearches(pages);

export function isSearch(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  if (isReading(request) && !url.includes('?')) return false;
  const path = pageAsked(url);
  return SEARCHES.some((pattern) => fits(pattern, path));
}

export class Searches {
  private readonly turns = new TurnsOfEach(OF_ONE_NETWORK);
  private readonly trustProxy: number;

  constructor(trustProxy: number) {
    this.trustProxy = trustProxy;
  }

  /** @returns 'busy' without doing the work if too many of this network are waiting */
  take<Result>(request: IncomingMessage, work: () => Promise<Result>): Promise<Result | 'busy'> {
    return this.turns.take(work, networkOf(clientOf(request, this.trustProxy).ip));
  }
}

/** The address holds the search, so opening it again repeats the search. */
export const tooManySearches = ({ url = '' }: IncomingMessage): Refusal => ({
  status: 429,
  message:
    'Several searches from your network are still running. Wait a few seconds, then reload the page. We’ve kept your search.',
  headers: [['Retry-After', '2'], ...(url.startsWith(API_PATH) ? Object.entries(FOR_ALL_SITES) : [])],
});

export const BUSY: Refusal = {
  status: 503,
  message: 'We’re busy just now. Please try again',
  headers: [['Retry-After', '2']],
};
