/**
 * How a script sends what may also be sent later: at once, if the site can be reached and nothing of its kind waits already;
 * otherwise it is kept on this device, under the key that was tried.
 */
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import type { SavedItem } from './device-store.ts';

type Sendable = Pick<SavedItem, 'kind' | 'title' | 'path' | 'fields' | 'humanCheck'> & {
  /** The key of an earlier try without an answer; without it, a new key is made. */
  key?: string;
};

export type Outcome =
  /** `answer` null: the answer is not from this site. */
  | { state: 'answered'; status: number; answer: Readonly<Record<string, unknown>> | null }
  /** People have been told. */
  | { state: 'saved' }
  /** Neither sent nor kept, as in a private window. */
  | { state: 'lost' };

type Extras = {
  /** Sent with the fields now, but not saved: it would have expired by then. */
  proof?: [name: string, value: string];
  /** True: save it without trying to send it. */
  mustWait?: boolean;
};

export async function sendOrSave(
  { key = crypto.randomUUID(), ...what }: Sendable,
  { proof, mustWait = false }: Extras = {},
): Promise<Outcome> {
  const item = { ...what, key };
  // Loaded with what goes on beside the page; without a connection it may be too late for that.
  const saving = await import('./saved-offline.ts').catch(() => null);
  const save = async (): Promise<Outcome> => ({ state: (await saving?.saveOffline(item)) ? 'saved' : 'lost' });
  if (mustWait || saving?.mustQueue(item.kind)) return save();
  try {
    return await post(item, proof ? [...item.fields, proof] : item.fields);
  } catch (error) {
    if (saving && !saving.isUnreachable(error)) throw error;
    return save();
  }
}

const LONGEST_WAIT_MS = 10_000;
/** For uploads, which take longer on a slow line. */
const LONGEST_UPLOAD_MS = 120_000;

type Sent = Pick<SavedItem, 'kind' | 'path'> & {
  /** null for what only asks. */
  key: string | null;
  /** The server refuses the request if another account is signed in by now. */
  owner?: string | null;
};

/**
 * Enquiries may be anybody's, and go without cookies. What leads elsewhere, such as to a login page, is no answer of ours.
 * Throws what `isUnreachable` knows where the site did not answer.
 */
export async function post(
  { kind, path, key, owner = null }: Sent,
  fields: SavedItem['fields'],
): Promise<Extract<Outcome, { state: 'answered' }>> {
  const isWithFile = fields.some(([, value]) => value instanceof File);
  const body = isWithFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  const isEnquiry = kind === 'enquiry';
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(key !== null && { 'Idempotency-Key': key }),
      ...(owner !== null && !isEnquiry && { [ACCOUNT_HEADER]: owner }),
    },
    body,
    credentials: isEnquiry ? 'omit' : 'same-origin',
    redirect: 'manual',
    // The browser sends a press to the end, even if the page is left.
    keepalive: kind === 'like' || kind === 'swipe',
    signal: AbortSignal.timeout(isWithFile ? LONGEST_UPLOAD_MS : LONGEST_WAIT_MS),
  });
  return { state: 'answered', status: response.status, answer: await read(response) };
}

/** The login page of a café's network answers anything, too. @returns null for an answer that is not from this site */
async function read(response: Response): Promise<Extract<Outcome, { state: 'answered' }>['answer']> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return null;
  const answer: unknown = await response.json();
  // A gate says nothing but its reason.
  if (typeof answer === 'string') return { reason: answer };
  return typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>> | null) : null;
}
