/**
 * Sends at once if the site is reachable and no earlier item of this kind waits; otherwise saves the action on this device with the same
 * key.
 */
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import type { SavedItem } from './device-store.ts';

type Sendable = Pick<SavedItem, 'kind' | 'title' | 'path' | 'fields' | 'humanCheck'> & {
  key?: string;
};

export type Outcome =
  /** `answer` is null if it is not from this site. */
  | { state: 'answered'; status: number; answer: Readonly<Record<string, unknown>> | null }
  /** The action was saved, and the page says so. */
  | { state: 'saved' }
  /** Neither sent nor saved, as in a private window. */
  | { state: 'lost' };

type SendOptions = {
  /** Sent now with the fields, but not saved, because it would expire. */
  proof?: [name: string, value: string];
  mustWait?: boolean;
};

export async function sendOrSave(
  { key = crypto.randomUUID(), ...unsent }: Sendable,
  { proof, mustWait = false }: SendOptions = {},
): Promise<Outcome> {
  const item = { ...unsent, key };
  // Load it now: offline it may be too late.
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
/** Time limit of uploads, which are slow on weak connections. */
const LONGEST_UPLOAD_MS = 120_000;

type RequestToSend = Pick<SavedItem, 'kind' | 'path'> & {
  key: string | null;
  owner?: string | null;
};

/**
 * Enquiries need no account, so they are sent without cookies. A redirect, such as to a login page, is no answer. Throws if the site did
 * not answer (`isUnreachable`).
 */
export async function post(
  { kind, path, key, owner = null }: RequestToSend,
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
    // The browser completes the request even if the page is left.
    keepalive: kind === 'like' || kind === 'swipe',
    signal: AbortSignal.timeout(isWithFile ? LONGEST_UPLOAD_MS : LONGEST_WAIT_MS),
  });
  return { state: 'answered', status: response.status, answer: await read(response) };
}

/**
 * Captive portals answer everything.
 *
 * @returns null for an answer that is not from this site
 */
async function read(response: Response): Promise<Extract<Outcome, { state: 'answered' }>['answer']> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return null;
  const answer: unknown = await response.json();
  // A gate's refusal is just its reason.
  if (typeof answer === 'string') return { reason: answer };
  return typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>> | null) : null;
}
