/** The loader's side of a cached page; the route also exports `cacheHeaders` of cacheable.ts as `headers`. */
import { createHash } from 'node:crypto';
import { data } from 'react-router';
import type { ContentTag } from '#db/content-changes.ts';

export type Caching = {
  /** How long the page may be kept when nothing on it changes; 300 by default. */
  seconds?: number;
  /** The content it shows: a change of any of these evicts the stored answer. */
  tags?: readonly ContentTag[];
  /**
   * The parameters of its address that it depends on; any others are ignored. Their values must be few, because each
   * combination is a page of its own: what people type freely is not worth keeping.
   */
  parameters?: readonly string[];
  /** True: asked with any other parameter the address answers something else, so the stored answer does not stand for it. */
  othersMatter?: boolean;
};

/** Lets the finished page be stored and sent to every anonymous visitor. Never for what depends on who asks. */
export function cacheable<Value>(value: Value, caching: Caching = {}) {
  return data(value, { headers: cachingHeaders(caching) });
}

/** The same for answers that are no pages: feeds, pictures, lists for machines. */
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

/** For what is named after its content, as the files of the build are: browsers may keep it for ever. */
export const NAMED_AFTER_CONTENT = { 'Answer-Never-Changes': 'yes' };

/** For answers of megabytes: sent to every visitor as they are made, neither buffered nor stored. */
export const IN_PIECES = { 'Answer-In-Pieces': 'yes' };

/** For what is not stored, and so gets no version from the store. */
export const weakTagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`;
