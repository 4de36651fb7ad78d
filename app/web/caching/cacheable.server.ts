/** The route of a cached page also exports `cacheHeaders` of cacheable.ts as `headers`. */
import { createHash } from 'node:crypto';
import { data } from 'react-router';
import type { ContentTag } from '#db/content-changes.ts';

export type Caching = {
  seconds?: number;
  tags?: readonly ContentTag[];
  /**
   * Query parameters that the page depends on; others are ignored. Every combination of values is stored, so free text is not worth
   * caching.
   */
  parameters?: readonly string[];
  /** True: any other parameter changes the answer, so the stored one does not apply. */
  othersMatter?: boolean;
};

/** Caches the rendered page for all anonymous visitors. Never use it for content that depends on the viewer. */
export function cacheable<Value>(value: Value, caching: Caching = {}) {
  return data(value, { headers: cachingHeaders(caching) });
}

/** The caching headers of another page's loader, for a page that also depends on query parameters. */
export function dependingOn({ headers }: ResponseInit, parameters: readonly string[]): ResponseInit {
  return { headers: { ...headers, 'Cache-Parameters': parameters.join(' ') } };
}

/** Caching headers for other answers: feeds, pictures, machine-readable lists. */
export function cachingHeaders({
  seconds = 300,
  tags = ['pages'],
  parameters = [],
  othersMatter = false,
}: Caching): Record<string, string> {
  return {
    'Cache-Control': `public, s-maxage=${seconds}`,
    'Cache-Tag': tags.join(' '),
    ...(parameters.length > 0 && { 'Cache-Parameters': parameters.join(' ') }),
    ...(othersMatter && { 'Cache-Other-Parameters': 'matter' }),
  };
}

/** Browsers may keep such answers forever, because their names contain a hash of the content. */
export const NAMED_AFTER_CONTENT = { 'Answer-Never-Changes': 'yes' };

export const IN_PIECES = { 'Answer-In-Pieces': 'yes' };

export const weakTagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`;
