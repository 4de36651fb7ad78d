/** Handles a change of content in a web process: removes stored pages and updates the copy of the content that pages are rendered from. */

import type { Deliveries } from '#app/features/core/webhooks/commands/keep-delivering.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { listenForChanges } from '#db/connections/listen.server.ts';
import type { Replica } from '#db/connections/replica.server.ts';
import type { ContentStore } from '#db/content/content-store.server.ts';
import type { AnswerCache } from '#platform/page-cache/answer-cache.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';

type ContentListeners = {
  pageCache: PageCache;
  answers: AnswerCache;
  replica: Replica | null;
  database: Pick<Database, 'isStalled' | 'suspectStall'>;
  content: Pick<ContentStore, 'refresh'>;
  /** null: other processes deliver webhooks. */
  deliveries: Pick<Deliveries, 'wake'> | null;
};

/**
 * Refreshes the content before evicting pages, so that no new page is rendered from old content.
 * @returns a function that stops listening
 */
export function followChanges(
  connectionString: string,
  { pageCache, answers, replica, database, content, deliveries }: ContentListeners,
): Promise<() => Promise<void>> {
  return listenForChanges(connectionString, {
    onChange: (tags) => {
      if (tags.includes('webhooks')) deliveries?.wake();
      replica?.onChange();
      pageCache.evict(tags);
      answers.evict(tags);
      // Evicts pages again once the content is refreshed: a page rendered in between used the old content.
      if (tags.some((tag) => tag === 'pages' || tag === 'all'))
        void content.refresh().then(() => pageCache.evict(['pages']));
    },
    onSilence: () => {
      replica?.onSilence();
      pageCache.pause(performance.now());
      answers.pause();
      // While nothing answers, no stored page waits for a try.
      pageCache.serveStored(database.isStalled());
      database.suspectStall();
    },
    onFailure: (isNobodyThere) => pageCache.serveStored(isNobodyThere || database.isStalled()),
    onHearing: () => {
      replica?.onHearing();
      deliveries?.wake();
      pageCache.resume();
      answers.resume();
      void content.refresh().then(() => pageCache.evict(['pages']));
    },
    ...(replica && { onPosition: replica.onPosition }),
  });
}

/**
 * Follows changes in a worker: emails use published content, and webhooks are sent. While the connection is down, the previous content
 * stays in use.
 */
export const followContent = (
  connectionString: string,
  { content, deliveries }: Pick<ContentListeners, 'content' | 'deliveries'>,
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
