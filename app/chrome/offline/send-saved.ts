import { showToast } from '#app/ui/feedback/toasts.tsx';
import { rememberAppliedJob } from '#app/web/offline/applied-jobs.ts';
import { findDeviceAccount, type SavedItem } from '#app/web/offline/device-store.ts';
import { discardSaved, listSaved, noteTry, parkSaved } from '#app/web/offline/saved-offline.ts';
import { post } from '#app/web/offline/send-or-save.ts';
import {
  NOT_TAKEN,
  REFUSED_WITHOUT_WORDS,
  SYNC_COMPLETE,
  SYNC_FAILED,
  syncBegins,
  syncNeedsYou,
} from '#domain/device/saved-offline.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

const LOCK = 'saved-offline';

/** After this many inconclusive answers an item waits for its person, so that it does not delay others. */
const MOST_ANSWERS = 5;

export type SendResult = 'nothing' | 'all' | 'later';

/**
 * @param isRequested requested by the user: report a failure even if it was reported before
 * @returns 'later': the remaining items wait for a connection
 */
export async function sendSaved({ isRequested }: { isRequested: boolean }): Promise<SendResult> {
  if (!navigator.onLine) return 'later';
  // The tab with the lock sends this tab's items too, unless it is closed first.
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll(isRequested) : 'later'));
}

async function sendAll(isRequested: boolean): Promise<SendResult> {
  const waitingItems = await listWaiting();
  if (waitingItems.length === 0) return 'nothing';
  const showsProgress = isRequested || waitingItems.some(({ tries }) => tries.all === 0);
  if (showsProgress) showToast(syncBegins(waitingItems.length));
  let refusalCount = 0;
  const skippedIds = new Set<number>();
  // Reads the list again after each item, which may have changed, or been cleared by a sign-out.
  for (let item = waitingItems[0]; item; item = await findNext(skippedIds)) {
    const outcome = await send(item);
    if (outcome.state === 'done') await discardSaved(item.id);
    if (outcome.state === 'refused') {
      await parkSaved(item.id, outcome.refusal, outcome);
      refusalCount += 1;
    }
    if (outcome.state !== 'later') continue;
    skippedIds.add(item.id);
    const { isReachable, counts } = outcome;
    await noteTry(item.id, counts);
    if (!isReachable) break;
    if (counts && item.tries.answered + 1 >= MOST_ANSWERS) {
      await parkSaved(item.id, NOT_TAKEN, { isDecided: false });
      refusalCount += 1;
    }
  }
  const isDone = (await listWaiting()).length === 0;
  if (isDone) showToast(refusalCount === 0 ? SYNC_COMPLETE : syncNeedsYou(refusalCount));
  else if (showsProgress) showToast(SYNC_FAILED);
  return isDone ? 'all' : 'later';
}

/** The actions of an account are sent in order. After one that has to wait, only enquiries are sent. */
async function findNext(skippedIds: ReadonlySet<number>): Promise<SavedItem | undefined> {
  const waitingItems = await listWaiting();
  const mustWait = waitingItems.some(({ id, kind }) => kind !== 'enquiry' && skippedIds.has(id));
  return waitingItems.find(({ id, kind }) => !skippedIds.has(id) && (kind === 'enquiry' || !mustWait));
}

async function listWaiting(): Promise<SavedItem[]> {
  const account = await findDeviceAccount();
  return (await listSaved(account?.id ?? null)).filter(({ refusal }) => refusal === null);
}

type Outcome =
  | { state: 'done' }
  /** `counts`: the site answered, but without deciding about the item. */
  | { state: 'later'; isReachable: boolean; counts: boolean }
  | { state: 'refused'; refusal: string; isDecided: true; version: unknown };

async function send(item: SavedItem): Promise<Outcome> {
  try {
    const result = await post(item, await addHumanCheck(item));
    const [, job] = item.fields.find(([name]) => name === 'job') ?? [];
    if (item.kind === 'enquiry' && result.answer?.['outcome'] === 'sent') rememberAppliedJob(String(job ?? ''));
    return readOutcome(result);
  } catch {
    // No connection, a timeout, or no human check: the item stays unchanged.
    return { state: 'later', isReachable: false, counts: false };
  }
}

/** A human check made when the form was filled in would have expired by now. */
async function addHumanCheck({ fields, humanCheck }: SavedItem): Promise<SavedItem['fields']> {
  if (!humanCheck) return fields;
  const { solveHumanCheck } = await import('#app/web/human-check/human-check-solver.ts');
  const { payload } = await solveHumanCheck(humanCheck, new AbortController(), false);
  return [...fields, [HUMAN_CHECK_FIELD, payload]];
}

function readOutcome({ status, answer }: Awaited<ReturnType<typeof post>>): Outcome {
  if (!answer) return { state: 'later', isReachable: true, counts: true };
  if (status < 300) return { state: 'done' };
  const { reason, message, version } = answer;
  // Signed out, another account, still running, or too many requests: none of these concerns the item.
  const isTemporary = [401, 408, 429].includes(status) || reason === 'still_running' || reason === 'other_account';
  if (isTemporary || status >= 500) return { state: 'later', isReachable: true, counts: !isTemporary };
  const refusal = typeof message === 'string' && message ? message : REFUSED_WITHOUT_WORDS;
  return { state: 'refused', refusal, isDecided: true, version };
}
