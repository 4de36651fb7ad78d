/** What a change of content does to a web process: stored pages go, and the copy that pages are made from must catch up. */

import type { Deliveries } from '#app/features/core/webhooks/commands/keep-delivering.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { listenForChanges } from '#db/connections/listen.server.ts';
import type { Replica } from '#db/connections/replica.server.ts';
import type { ContentStore } from '#db/content/content-store.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';

type Following = {
  pageCache: PageCache;
  replica: Replica | null;
  database: Pick<Database, 'isStalled' | 'suspectStall'>;
  content: Pick<ContentStore, 'refresh'>;
  /** null: other processes deliver webhooks. */
  deliveries: Pick<Deliveries, 'wake'> | null;
};

/**
 * The copy first: a page that is made after the stored one was dropped must not be made from what was before.
 * @returns a function that stops listening
 */
export function followChanges(
  connectionString: string,
  { pageCache, replica, database, content, deliveries }: Following,
): Promise<() => Promise<void>> {
  return listenForChanges(connectionString, {
    onChange: (tags) => {
      if (tags.includes('webhooks')) deliveries?.wake();
      replica?.onChange();
      pageCache.evict(tags);
      // Once more when the words are there: a page that was made meanwhile was made from those before.
      if (tags.some((tag) => tag === 'pages' || tag === 'all'))
        void content.refresh().then(() => pageCache.evict(['pages']));
    },
    onSilence: () => {
      replica?.onSilence();
      pageCache.pause(performance.now());
      // While nothing answers, no stored page waits for a try.
      pageCache.makeDo(database.isStalled());
      database.suspectStall();
    },
    onFailure: (isNobodyThere) => pageCache.makeDo(isNobodyThere || database.isStalled()),
    onHearing: () => {
      replica?.onHearing();
      deliveries?.wake();
      pageCache.resume();
      void content.refresh().then(() => pageCache.evict(['pages']));
    },
    ...(replica && { onPosition: replica.onPosition }),
  });
}

/** A worker: emails say what is published, and webhooks leave. While the line is cut, what was published before stands. */
export const followContent = (
  connectionString: string,
  { content, deliveries }: Pick<Following, 'content' | 'deliveries'>,
): Promise<() => Promise<void>> =>
  listenForChanges(connectionString, {
    onChange: (tags) => {
      if (tags.includes('webhooks')) deliveries?.wake();
      if (tags.some((tag) => tag === 'pages' || tag === 'all')) void content.refresh();
    },
    onHearing: () => {
      deliveries?.wake();
      void content.refresh();
    },
    onSilence: () => undefined,
    onFailure: () => undefined,
  });
