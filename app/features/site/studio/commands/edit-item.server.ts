import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Collection } from '#db/content/collections.ts';
import { collections } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { londonMoment } from '#domain/time/london-moment.ts';
import { changeList, readItem, readListChange } from '../form.ts';
import type { Editor } from '../policy.ts';
import type { ItemContent, ItemErrors } from '../schema.ts';
import { SCHEDULE_PROBLEMS } from '../texts.ts';
import { discardDraft, removeItem, restoreRevision, saveDraft } from './drafts.server.ts';
import { publishItem, scheduleItem, unpublishItem, unscheduleItem } from './publishing.server.ts';

type Services = Pick<SiteServices, 'database'>;

export type TypedItem = { content: ItemContent; version: number; intent: string; day: string; time: string };

export function readTypedItem(collection: Collection, fields: Readonly<Record<string, string>>): TypedItem | null {
  const content = readItem(listFields(collections[collection].schema), new Map(Object.entries(fields)));
  const version = Number(fields['version']);
  if (!content || !Number.isSafeInteger(version) || version < 1) return null;
  return { content, version, intent: fields['intent'] ?? '', day: fields['day'] ?? '', time: fields['time'] ?? '' };
}

export type Edited =
  | { ok: true; notice: PageNoticeKey; isGone?: true }
  | { ok: false; reason: 'list_changed'; content: ItemContent }
  | { ok: false; reason: 'invalid'; errors: ItemErrors }
  | { ok: false; reason: 'stale' | 'not_found' | 'bad_form' };

export async function editItem(
  services: Services,
  editor: Editor,
  id: string,
  typed: TypedItem,
  now: Date,
): Promise<Edited> {
  const { content, version, intent } = typed;
  const seenVersion = { id, version };
  const change = readListChange(intent);
  if (change) return { ok: false, reason: 'list_changed', content: changeList(content, change) };
  if (intent === 'save') return tell(await saveDraft(services, editor, seenVersion, content), 'item-saved');
  if (intent === 'publish') return tell(await publishItem(services, editor, seenVersion, content), 'item-published');
  if (intent === 'unpublish') return tell(await unpublishItem(services, editor, seenVersion), 'item-unpublished');
  if (intent === 'unschedule') return tell(await unscheduleItem(services, editor, seenVersion), 'item-unscheduled');
  if (intent === 'discard') return tell(await discardDraft(services, editor, seenVersion), 'item-discarded');
  if (intent === 'remove')
    return { ...tell(await removeItem(services, editor, seenVersion), 'item-removed'), isGone: true } as Edited;
  if (intent === 'undo') {
    const undone = await restoreRevision(services, editor, seenVersion, null);
    if (!undone.ok && undone.reason === 'not_found') return { ok: true, notice: 'item-nothing-to-restore' };
    return tell(undone, 'item-restored');
  }
  if (intent !== 'schedule') return { ok: false, reason: 'bad_form' };
  const at = readMoment(typed, now);
  if (!(at instanceof Date)) return { ok: false, reason: 'invalid', errors: at };
  return tell(await scheduleItem(services, editor, seenVersion, { content, at }), 'item-scheduled');
}

type Result = { ok: true } | Extract<Edited, { ok: false }>;

const tell = (result: Result, notice: PageNoticeKey): Edited => (result.ok ? { ok: true, notice } : result);

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

function readMoment({ day, time }: TypedItem, now: Date): Date | ItemErrors {
  if (!isCalendarDay(day)) return { schedule_day: SCHEDULE_PROBLEMS.day };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { schedule_time: SCHEDULE_PROBLEMS.time };
  const at = londonMoment(day, time);
  if (at <= now) return { schedule_day: SCHEDULE_PROBLEMS.past };
  return at.getTime() - now.getTime() > TWO_YEARS_MS ? { schedule_day: SCHEDULE_PROBLEMS.far } : at;
}
