import type { SiteServices } from '#app/web/request-context.server.ts';
import type { SingleCollection } from '#db/content/collections.ts';
import { STARTERS } from '#db/content/starters/starters.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Editor } from '../policy.ts';
import { fixedSlugs, isSingle } from './check-item.server.ts';
import { lockName, writeRevision } from './locked-item.server.ts';
import { idOfSingle } from './single-id.server.ts';

type Services = Pick<SiteServices, 'database'>;

/** Published, drafted and removed items stay unchanged. @returns the number of new drafts */
export function beginStarters({ database }: Services, editor: Editor, now: Date): Promise<number> {
  return database.asActor(editor.id, async (transaction) => {
    let begunCount = 0;
    for (const { collection, slug, draft } of STARTERS) {
      // Sorted, so that two editors who press the button wait for each other.
      await lockName(transaction, collection, slug);
      const content = draft(londonDay(now)) as Record<string, unknown>;
      const item = await transaction
        .insertInto('content_items')
        .values({
          ...(isSingle(collection) && { id: idOfSingle(collection as SingleCollection) }),
          collection,
          slug,
          draft: JSON.stringify(content),
          position: Math.max(0, fixedSlugs(collection)?.indexOf(slug) ?? 0),
          updated_by: editor.fullName,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'slug', 'version'])
        .executeTakeFirst();
      if (!item) continue;
      await writeRevision(transaction, editor, { item, version: item.version, action: 'drafted', content });
      begunCount += 1;
    }
    return begunCount;
  });
}
