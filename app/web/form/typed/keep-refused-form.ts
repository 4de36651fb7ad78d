/**
 * Keeps the page when the server refuses a form for a reason that the page does not handle, such as an ended session. The router would show
 * an error screen, and the typed text would be lost.
 */
import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { createOutsideState } from '#app/ui/outside-state.ts';
import type { FormMiddleware } from './form-keeper.ts';
import { endSending, isAnythingTyped, type SentForm, takeSubmitted } from './typed-fields.ts';

export type RefusedForm = { sent: SentForm | null; reason: RefusalReason; hasTyped: boolean };
export type RefusalReason = 'signed_out' | 'not_allowed' | 'failed' | 'refused';

export const refusedForm = createOutsideState<RefusedForm | null>(null);

export const keepRefusedForm: FormMiddleware = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  const submitted = takeSubmitted(new URL(request.url).pathname);
  refusedForm.set(null);
  const results = await next();
  const outcomes = Object.values(results);
  endSending(submitted, outcomes.every(isAccepted));
  if (request.signal.aborted) return results;
  for (const outcome of outcomes) {
    const reason = outcome.type === 'error' ? findReason(outcome.result) : null;
    const hasTyped = reason !== null && isAnythingTyped();
    // If nothing was typed, leave the error page, which says more. A signed-out user always stays on the form.
    if (reason === null || (reason !== 'signed_out' && !hasTyped)) continue;
    // The status tells the router not to reload any of the page.
    outcome.type = 'data';
    outcome.result = data(undefined, { status: statusOf(outcome.result) });
    refusedForm.set({ sent: submitted, reason, hasTyped });
  }
  return results;
};

/** Redirects are thrown, too. */
const isAccepted = ({ type, result }: DataStrategyResult): boolean =>
  statusOf(result) < 400 && (type === 'data' || result instanceof Response);

function findReason(error: unknown): RefusalReason | null {
  const status = statusOf(error);
  if (status < 400) return null;
  if (status === 401) return 'signed_out';
  if (status === 403) return 'not_allowed';
  return status >= 500 ? 'failed' : 'refused';
}

/** 503 for a lost connection. */
function statusOf(result: unknown): number {
  if (result instanceof Response || isRouteErrorResponse(result)) return result.status;
  if (isWithInit(result)) return result.init?.status ?? 200;
  return result instanceof Error ? 503 : 200;
}

const isWithInit = (value: unknown): value is ReturnType<typeof data> =>
  typeof value === 'object' && value !== null && 'init' in value && 'data' in value;
