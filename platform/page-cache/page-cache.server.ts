/**
 * Caches complete responses to anonymous visitors, rendered once per content version and stored compressed.
 *
 * Each response is stored with tags. A change of content names tags, and drops every response that has one of them. A response whose
 * rendering began before the change is sent to waiting requests but not stored. While change notifications are down nothing is stored;
 * earlier responses are served if rendering fails.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ContentChange, ContentTag } from '#db/content-changes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export type RenderedPage = {
  status: number;
  headers: [string, string][];
  body: Buffer;
  storage: { key: string; seconds: number; tags: ContentTag[] } | null;
};

export type CachedPage = {
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: Record<Encoding, Buffer>;
};

type Entry = {
  page: CachedPage;
  tags: ContentTag[];
  expiresAt: number;
  bytes: number;
  /** Set while change notifications are down: until then the page may be served if rendering fails. Null for a stored page. */
  standsUntil: number | null;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Measured with the board's page: 5 takes 4 ms; 9 takes 24 ms and saves one per cent. */
const BROTLI_QUALITY = 5;
const ENTRY_OVERHEAD_BYTES = 1_024;
/** Stale pages are served at most this long: longer than most outages, but too short to mislead visitors for long. */
const STAND_IN_MS = 10 * 60_000;

export class PageCache {
  /** Stale pages are older than all stored ones, and serving does not renew them, so they are dropped first. */
  private readonly entries: LRUCache<string, Entry>;
  private readonly underway = new Map<string, Promise<CachedPage | RenderedPage>>();
  private hits = 0;
  private misses = 0;
  private evicted = 0;
  /** Counts changes. `changedAt` holds the count at each tag's last change, because a response that began earlier must not be stored. */
  private clock = 0;
  private readonly changedAt = new Map<string, number>();
  private everythingChangedAt = 0;
  private isPaused = false;
  private isServingStored = false;

  private readonly isOff: boolean;

  constructor(maxBytes: number) {
    this.isOff = maxBytes === 0;
    this.entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ standsUntil }) => {
        if (standsUntil === null) this.evicted += 1;
      },
    });
  }

  /** @param now in milliseconds */
  find(key: string, now: number): CachedPage | undefined {
    if (this.isServingStored) return this.findStandIn(key, now);
    const entry = this.entries.peek(key);
    if (!entry || entry.standsUntil !== null) return undefined;
    if (entry.expiresAt <= now) {
      this.entries.delete(key);
      return undefined;
    }
    this.hits += 1;
    return this.entries.get(key)?.page;
  }

  /** Renders a page that is not stored. Concurrent requests for it share one rendering. */
  async render(key: string, now: () => number, make: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const sharedRendering = this.underway.get(key);
    if (sharedRendering) {
      const page = await sharedRendering;
      // A page that must not be stored is for one visitor only, so other requests render their own.
      return 'bodies' in page || page.storage ? page : this.renderOrStandIn(key, now, make);
    }
    const rendering = this.renderOrStandIn(key, now, make).finally(() => {
      if (this.underway.get(key) === rendering) this.underway.delete(key);
    });
    this.underway.set(key, rendering);
    return rendering;
  }

  /** Drops every page that carries one of the tags; 'all' drops every page. */
  evict(tags: readonly ContentChange[]): void {
    this.noteChange(tags);
    this.dropWhere((entry) => tags.includes('all') || entry.tags.some((tag) => tags.includes(tag)));
  }

  /** While change notifications are down, nothing is stored: a stale page is worse than a slow one, but better than none. */
  pause(now: number): void {
    if (!this.isPaused) this.setAside(now);
    this.isPaused = true;
    this.noteChange(['all']);
  }

  /**
   * If the database is down too, stored pages are sent without trying to render. As soon as the database responds, even with a refusal,
   * rendering is tried first again.
   */
  serveStored(isAway: boolean): void {
    this.isServingStored = isAway && this.isPaused;
  }

  /** Keeps stale pages for the next outage; they are not served before it. */
  resume(): void {
    this.noteChange(['all']);
    this.isPaused = false;
    this.isServingStored = false;
  }

  /** Metrics since the start of the process. `evicted` counts every page that left the cache for any reason. */
  get figures() {
    const { hits, misses, evicted, isPaused } = this;
    return { ...this.size, hits, misses, evicted, isPaused };
  }

  get size(): { pages: number; bytes: number } {
    const storedPages = [...this.entries.values()].filter(({ standsUntil }) => standsUntil === null);
    return { pages: storedPages.length, bytes: storedPages.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  private noteChange(tags: readonly string[]): void {
    this.clock += 1;
    this.underway.clear();
    for (const tag of tags) this.changedAt.set(tag, this.clock);
    // Forgets single tags, and counts every running rendering as outdated, to be safe.
    if (tags.includes('all') || this.changedAt.size > 10_000) {
      this.changedAt.clear();
      this.everythingChangedAt = this.clock;
    }
  }

  private dropWhere(isStale: (entry: Entry) => boolean): void {
    for (const [key, entry] of [...this.entries]) if (isStale(entry)) this.entries.delete(key);
  }

  private findStandIn(key: string, now: number): CachedPage | undefined {
    const entry = this.entries.peek(key);
    return entry?.standsUntil && now < entry.standsUntil ? entry.page : undefined;
  }

  private setAside(now: number): void {
    this.dropWhere(({ standsUntil }) => standsUntil !== null && standsUntil <= now);
    for (const entry of this.entries.values()) {
      if (entry.standsUntil !== null) continue;
      entry.standsUntil = now + STAND_IN_MS;
      this.evicted += 1;
    }
  }

  private async renderOrStandIn(
    key: string,
    now: () => number,
    make: () => Promise<RenderedPage>,
  ): Promise<CachedPage | RenderedPage> {
    const answer = await this.renderAndStore(now, make, this.clock);
    const hasFailed = answer.status >= 500;
    return (hasFailed && this.isPaused && this.findStandIn(key, now())) || answer;
  }

  private async renderAndStore(
    now: () => number,
    make: () => Promise<RenderedPage>,
    startedAt: number,
  ): Promise<CachedPage | RenderedPage> {
    this.misses += 1;
    const rendered = await make();
    if (!rendered.storage || this.isPaused || this.isOff) return rendered;
    const { key, tags, seconds } = rendered.storage;
    const page = await compress(rendered);
    const bodies = new Set(Object.values(page.bodies));
    const bytes = [...bodies].reduce((sum, { length }) => sum + length, ENTRY_OVERHEAD_BYTES + key.length);
    if (!this.isPaused && !this.hasChangedSince(tags, startedAt)) {
      this.entries.set(key, { page, tags, bytes, expiresAt: now() + seconds * 1000, standsUntil: null });
    }
    return page;
  }

  private hasChangedSince(tags: ContentTag[], startedAt: number): boolean {
    return this.everythingChangedAt > startedAt || tags.some((tag) => (this.changedAt.get(tag) ?? 0) > startedAt);
  }
}

async function compress({ status, headers, body }: RenderedPage): Promise<CachedPage> {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  if (!isCompressible(headers)) return { status, headers, etag, bodies: { br: body, gzip: body, identity: body } };
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: 6 }),
  ]);
  return { status, headers, etag, bodies: { br: cut(br), gzip: cut(gz), identity: body } };
}

/** Copies the bytes: zlib returns slices of 16 kB buffers, and a short page would keep a whole buffer in memory. */
function cut(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

/** Pictures are compressed already and are sent unchanged. */
export function isCompressible(headers: [string, string][]): boolean {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return /^text\/|json|xml|javascript/.test(type);
}
