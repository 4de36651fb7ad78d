/** Sends what was saved offline: one item after the other, in their order, from one tab only, and never as anybody else. */

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

/** So often something may answer without deciding before it waits for its person instead of holding up the rest. */
const MOST_ANSWERS = 5;

export type Sent = 'nothing' | 'all' | 'later';

/**
 * @param isAsked the user asked for it: report a failure even if it was reported before
 * @returns 'later': the rest waits for a connection
 */
export async function sendSaved({ isAsked }: { isAsked: boolean }): Promise<Sent> {
  if (!navigator.onLine) return 'later';
  // The tab that holds the lock sends this tab's items, too, unless it is closed first.
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll(isAsked) : 'later'));
}

async function sendAll(isAsked: boolean): Promise<Sent> {
  const before = await listWaiting();
  if (before.length === 0) return 'nothing';
  const isTold = isAsked || before.some(({ tries }) => tries.all === 0);
  if (isTold) showToast(syncBegins(before.length));
  let refused = 0;
  const passed = new Set<number>();
  // Read again after each: another may have been saved, discarded, or cleared with a sign-out, meanwhile.
  for (let item = before[0]; item; item = await findNext(passed)) {
    const outcome = await send(item);
    if (outcome.state === 'done') await discardSaved(item.id);
    if (outcome.state === 'refused') {
      await parkSaved(item.id, outcome.refusal, outcome);
      refused += 1;
    }
    if (outcome.state !== 'later') continue;
    passed.add(item.id);
    const { isReachable, counts } = outcome;
    await noteTry(item.id, counts);
    if (!isReachable) break;
    if (counts && item.tries.answered + 1 >= MOST_ANSWERS) {
      await parkSaved(item.id, NOT_TAKEN, { isDecided: false });
      refused += 1;
    }
  }
  const isDone = (await listWaiting()).length === 0;
  if (isDone) showToast(refused === 0 ? SYNC_COMPLETE : syncNeedsYou(refused));
  else if (isTold) showToast(SYNC_FAILED);
  return isDone ? 'all' : 'later';
}

/** The actions of an account are sent in order: after one that has to wait, only enquiries are sent. */
async function findNext(passed: ReadonlySet<number>): Promise<SavedItem | undefined> {
  const waiting = await listWaiting();
  const isHeld = waiting.some(({ id, kind }) => kind !== 'enquiry' && passed.has(id));
  return waiting.find(({ id, kind }) => !passed.has(id) && (kind === 'enquiry' || !isHeld));
}

async function listWaiting(): Promise<SavedItem[]> {
  const account = await findDeviceAccount();
  return (await listSaved(account?.id ?? null)).filter(({ refusal }) => refusal === null);
}

type Outcome =
  | { state: 'done' }
  /** `counts`: something answered that had to do with what was sent, and decided nothing. */
  | { state: 'later'; isReachable: boolean; counts: boolean }
  | { state: 'refused'; refusal: string; isDecided: true; version: unknown };

async function send(item: SavedItem): Promise<Outcome> {
  try {
    const sent = await post(item, await addHumanCheck(item));
    const [, job] = item.fields.find(([name]) => name === 'job') ?? [];
    if (item.kind === 'enquiry' && sent.answer?.['outcome'] === 'sent') rememberAppliedJob(String(job ?? ''));
    return readOutcome(sent);
  } catch {
    // No connection, no answer in time, or no proof of a person to be had: it stays as it is.
    return { state: 'later', isReachable: false, counts: false };
  }
}

/** A proof that was made when the form was filled in would have expired long ago. */
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
  // Signed out, another account, still running, too many requests: none of these says anything about the saved item.
  const isEarly = [401, 408, 429].includes(status) || reason === 'still_running' || reason === 'other_account';
  if (isEarly || status >= 500) return { state: 'later', isReachable: true, counts: !isEarly };
  const refusal = typeof message === 'string' && message ? message : REFUSED_WITHOUT_WORDS;
  return { state: 'refused', refusal, isDecided: true, version };
}
