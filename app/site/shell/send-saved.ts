/** Sends what was saved offline: one item after the other, in their order, from one tab only, and never as anybody else. */
import { showToast } from '#app/site/toasts.tsx';
import { REFUSED_WITHOUT_WORDS, SYNC_COMPLETE, SYNC_FAILED, syncBegins, syncNeedsYou } from '#domain/saved-offline.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { findDeviceAccount, type SavedItem } from './device-store.ts';
import { discardSaved, listSaved, markSaved } from './saved-offline.ts';

const LOCK = 'saved-offline';
const LONGEST_WAIT_MS = 30_000;

export type Sent = 'nothing' | 'all' | 'later';

/** @param isFirstTry a failure is told once, not at each try. @returns 'later': the rest waits for a connection */
export async function sendSaved({ isFirstTry }: { isFirstTry: boolean }): Promise<Sent> {
  if (!navigator.onLine) return 'later';
  // Whoever has the lock sends what this tab has saved, too.
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll(isFirstTry) : 'nothing'));
}

async function sendAll(isFirstTry: boolean): Promise<Sent> {
  let waiting = await listWaiting();
  if (waiting.length === 0) return 'nothing';
  if (isFirstTry) showToast(syncBegins(waiting.length));
  let refused = 0;
  // Read again after each: another may have been saved, discarded, or cleared with a sign-out, meanwhile.
  for (let item = waiting[0]; item; item = waiting[0]) {
    const outcome = await send(item);
    if (outcome === 'later') {
      if (isFirstTry) showToast(SYNC_FAILED);
      return 'later';
    }
    if (outcome === 'done') await discardSaved(item.id);
    else {
      await markSaved(item.id, outcome.refusal);
      refused += 1;
    }
    waiting = await listWaiting();
  }
  showToast(refused === 0 ? SYNC_COMPLETE : syncNeedsYou(refused));
  return 'all';
}

async function listWaiting(): Promise<SavedItem[]> {
  const account = await findDeviceAccount();
  return (await listSaved(account?.id ?? null)).filter(({ refusal }) => refusal === null);
}

type Outcome = 'done' | 'later' | { refusal: string };

async function send(item: SavedItem): Promise<Outcome> {
  try {
    return await readOutcome(await post(item, await addHumanCheck(item)));
  } catch {
    // No connection, no answer in time, or no proof of a person to be had: it stays as it is.
    return 'later';
  }
}

/** A proof that was made when the form was filled in would have expired long ago. */
async function addHumanCheck({ fields, humanCheck }: SavedItem): Promise<SavedItem['fields']> {
  if (!humanCheck) return fields;
  const { solveHumanCheck } = await import('#app/site/human-check-solver.ts');
  const { payload } = await solveHumanCheck(humanCheck, new AbortController(), false);
  return [...fields, [HUMAN_CHECK_FIELD, payload]];
}

function post({ path, key, owner, kind }: SavedItem, fields: SavedItem['fields']): Promise<Response> {
  const isWithFile = fields.some(([, value]) => value instanceof File);
  const body = isWithFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  return fetch(path, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Idempotency-Key': key,
      // The server takes it from this person only, whoever has signed in here since.
      ...(owner !== null && kind !== 'enquiry' && { 'X-Account': owner }),
    },
    body,
    credentials: kind === 'enquiry' ? 'omit' : 'same-origin',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
}

async function readOutcome(answer: Response): Promise<Outcome> {
  // Led to a login page, or by whoever stands between: it is not decided.
  if (answer.type === 'opaqueredirect' || !isOurs(answer)) return 'later';
  if (answer.ok) return 'done';
  const { reason, message }: { reason?: string; message?: string } = await answer.json();
  const isUndecided = answer.status >= 500 || [401, 408, 429].includes(answer.status);
  if (isUndecided || reason === 'still_running' || reason === 'other_account') return 'later';
  return { refusal: message || REFUSED_WITHOUT_WORDS };
}

/** The login page of a café's network answers anything, too. */
const isOurs = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json') ?? false;
