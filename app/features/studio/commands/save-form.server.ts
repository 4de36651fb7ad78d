/** What one form of an item does: what was typed is saved first, whatever else was asked, so that nothing is lost. */
import type { Admin } from '#app/features/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { type Collection, collections } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { readLondonTime } from '#domain/time/london-time.ts';
import { isUuid } from '#domain/uuid.ts';
import { changeList, readItem, readListChange } from '../form.ts';
import { INTENTS } from '../schema.ts';
import {
  createItem,
  discardDraft,
  publishItem,
  restoreRevision,
  saveDraft,
  scheduleItem,
  unpublishItem,
} from './items.server.ts';
import type { Refused, Saved } from './write-item.server.ts';

type Posted = Readonly<Record<string, string>>;
type Target = { collection: Collection; id: string };
export type Outcome = (Saved & { intent: string }) | (Refused & { id?: string });

/** @returns 'bad_form' for an intent that no button of ours has */
export async function answerItemForm(
  services: RequestContext,
  editor: Admin,
  { collection, id }: Target,
  posted: Posted,
): Promise<Outcome | 'bad_form'> {
  const { intent = '' } = posted;
  const listChange = readListChange(intent);
  const known = INTENTS.find((each) => each === intent);
  if (!listChange && !known) return 'bad_form';
  const version = Number(posted.version);
  if (!Number.isSafeInteger(version)) return 'bad_form';
  const isNew = id === 'new';
  if (!isNew && !isUuid(id)) return { ok: false, reason: 'item_not_found' };

  if (intent === 'discard' || intent === 'restore') {
    if (isNew) return { ok: false, reason: 'item_not_found' };
    const named = { collection, id, version };
    const done =
      intent === 'discard'
        ? await discardDraft(services, editor, named)
        : await restoreRevision(services, editor, named, Number(posted.revision) || 0);
    return withIntent(done, intent);
  }

  const fields = listFields(collections[collection].schema);
  const typed = readItem(fields, posted);
  const changed = listChange ? changeList(fields, typed, listChange) : typed;
  const saved = isNew
    ? await createItem(services, editor, collection, changed)
    : await saveDraft(services, editor, { collection, id, version }, changed);
  if (!saved.ok) return saved;
  const named = { collection, id: saved.id, version: saved.version };
  if (intent === 'publish') return withIntent(await publishItem(services, editor, named), intent, saved.id);
  if (intent === 'unpublish') return withIntent(await unpublishItem(services, editor, named), intent, saved.id);
  if (intent === 'schedule') {
    const at = readLondonTime(posted.publish_at ?? '');
    if (!at) return { ok: false, reason: 'in_the_past', id: saved.id };
    return withIntent(await scheduleItem(services, editor, named, at), intent, saved.id);
  }
  return { ...saved, intent };
}

const withIntent = (result: Saved | Refused, intent: string, id?: string): Outcome =>
  result.ok ? { ...result, intent } : { ...result, ...(id && { id }) };
