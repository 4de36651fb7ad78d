import { showToast } from '#app/ui/feedback/toasts.tsx';
import { SYNC_FAILED } from '#domain/device/saved-offline.ts';
import { sendSaved } from './send-saved.ts';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 5 * 60_000;

let isSettled = false;
let isSending = false;
let mustRunAgain = false;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Does nothing until a caller has passed `isSettled`, which means that the device's account is known. */
export function startSending(options: { isSettled?: true; isRequested?: true } = {}): void {
  if (options.isSettled) isSettled = true;
  if (!isSettled) return;
  // Items saved during a run are sent by another run.
  mustRunAgain = isSending;
  if (!isSending) void run(options.isRequested ?? false);
}

export function sendNow(): void {
  if (isSettled && navigator.onLine) startSending({ isRequested: true });
  else showToast(SYNC_FAILED);
}

export function holdSending(): void {
  isSettled = false;
  clearTimeout(retry);
}

/**
 * Calls the listener after all waiting items were sent.
 *
 * @returns a function that unsubscribes
 */
export function onQueueSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function run(isRequested: boolean): Promise<void> {
  isSending = true;
  clearTimeout(retry);
  // A sign-out may empty the store during the run.
  const outcome = await sendSaved({ isRequested }).catch(() => 'nothing' as const);
  isSending = false;
  failures = outcome === 'later' && navigator.onLine ? failures + 1 : 0;
  if (outcome === 'all') for (const listener of listeners) listener();
  if (failures > 0)
    retry = setTimeout(() => startSending(), Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS));
  else if (mustRunAgain) startSending();
  mustRunAgain = false;
}
