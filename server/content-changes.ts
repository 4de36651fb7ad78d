/** What a change of content does to a web process: stored pages go, and the copy that pages are made from must catch up. */
import { listenForChanges } from '#db/listen.server.ts';
import type { Replica } from '#db/replica.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';

/**
 * The copy first: a page that is made after the stored one was dropped must not be made from what was before.
 * @returns a function that stops listening
 */
export function followChanges(
  connectionString: string,
  pageCache: PageCache,
  replica: Replica | null,
): Promise<() => Promise<void>> {
  return listenForChanges(connectionString, {
    onChange: (tags) => {
      replica?.onChange();
      pageCache.evict(tags);
    },
    onSilence: () => {
      replica?.onSilence();
      pageCache.pause(performance.now());
    },
    onFailure: (isNobodyThere) => pageCache.makeDo(isNobodyThere),
    onHearing: () => {
      replica?.onHearing();
      pageCache.resume();
    },
    ...(replica && { onPosition: replica.onPosition }),
  });
}
