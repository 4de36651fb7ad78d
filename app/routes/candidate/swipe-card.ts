/** Swipes a card, or brings one back. Answers scripts with JSON; redirects a form back to its page. */

import { href, redirect } from 'react-router';
import { HEART_NOTICES } from '#app/features/board/jobs/texts.ts';
import { swipeJob, undoSwipe } from '#app/features/board/swipe/commands.server.ts';
import { SWIPE_FAILURES, SWIPE_NOTICES } from '#app/features/board/swipe/texts.ts';
import { answerOnce, requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { isFromScript, readFields, refuseForm } from '#app/web/form/read.server.ts';
import { JOB_GONE } from '#app/web/form/script.server.ts';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import { sayNotice, withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { SWIPE_ACTIONS, type SwipeAnswer, type UndoAnswer } from '#domain/swipe/swipe.ts';
import type { Route } from './+types/swipe-card';

export const middleware = [answerOnce];

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const candidate = await requireCandidate({ request, context });
  const { action: requestedAction, next, ...others } = await readFields(request);
  const choice = SWIPE_ACTIONS.find((each) => each === requestedAction);
  if (Object.keys(others).length > 0 || (!choice && requestedAction !== 'undo')) throw refuseForm();
  const swiping = choice ? swipeJob(services, candidate, id, choice) : undoSwipe(services, candidate, id);
  const answer = await swiping.catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a swipe could not be recorded');
    return { ok: false as const, reason: 'failed' as const };
  });
  if (isFromScript(request)) {
    if (answer.ok) return Response.json(answer);
    return Response.json({ ...answer, message: MESSAGES[answer.reason] }, { status: STATUSES[answer.reason] });
  }
  const target = new URL(readReturnPath(next) ?? href('/job-swipe'), services.publicOrigin);
  target.searchParams.delete('last');
  if (choice && answer.ok) target.searchParams.set('last', id);
  return redirect(withPageNotice(target.pathname + target.search, noticeOf(answer)), 303);
}

const STATUSES = { closed: 409, own_job: 403, applied: 409, not_found: 404, failed: 503 };

const REFUSALS = {
  closed: 'card-closed',
  own_job: 'own-job',
  not_found: 'card-closed',
  applied: 'card-stays',
  failed: 'swipe-failed',
} as const satisfies Record<keyof typeof STATUSES, PageNoticeKey>;

const MESSAGES: Record<keyof typeof STATUSES, string> = {
  closed: sayNotice(SWIPE_NOTICES['card-closed']),
  own_job: sayNotice(HEART_NOTICES['own-job']),
  not_found: JOB_GONE,
  applied: sayNotice(HEART_NOTICES['card-stays']),
  failed: `${SWIPE_FAILURES.record.text}.`,
};

function noticeOf(answer: SwipeAnswer | UndoAnswer): PageNoticeKey {
  if (!answer.ok) return REFUSALS[answer.reason];
  if ('isOpen' in answer) return answer.isOpen ? 'card-brought-back' : 'card-closed';
  return answer.action === 'like' ? 'job-liked' : 'job-passed';
}

export const loader = () => new Response('Send a form\n', { status: 405, headers: { Allow: 'POST' } });
