/** Likes or unlikes a job. Answers scripts with JSON; redirects a form back with a notice. */

import { href, redirect } from 'react-router';
import { HEART_NOTICES, type HeartAnswer } from '#app/features/board/jobs/texts.ts';
import { answerOnce, findViewer, requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { likeJob, unlikeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { likeForm } from '#app/features/people/profile/schema.ts';
import { isFromScript, readForm, refuseForm } from '#app/web/form/read.server.ts';
import { JOB_GONE } from '#app/web/form/script.server.ts';
import { sayNotice, withPageNotice } from '#app/web/notices/page-notices.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/like-job';

export const middleware = [answerOnce];

export const loader = () => new Response('Hearts only\n', { status: 405, headers: { Allow: 'POST' } });

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const isScript = isFromScript(request);
  const form = await readForm(request, likeForm);
  if (!form.ok) throw refuseForm();
  const { like, next } = form.value;
  const returnPath = readReturnPath(next) ?? href('/jobs/:id', { id });
  if (!isScript && !(await findViewer({ request, context }))) {
    const wish = new URLSearchParams({ next: returnPath, ...(like === 'yes' && { like: id }) });
    return redirect(`${href('/candidate-login')}?${wish}`, 303);
  }
  const candidate = await requireCandidate({ request, context });
  const { status, answer } = await decide(services, candidate, id, like === 'yes').catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a like could not be recorded');
    return { status: 503, answer: { isLiked: like !== 'yes', ...NOT_RECORDED } };
  });
  if (isScript) return Response.json(answer, { status });
  if (status === 404) return redirect(`${href('/jobs')}?notice=job-not-found`, 303);
  return redirect(withPageNotice(returnPath, answer.notice), 303);
}

const CLOSED = { notice: 'job-closed-meanwhile', message: sayNotice(HEART_NOTICES['job-closed-meanwhile']) } as const;
const OWN = { notice: 'own-job', message: sayNotice(HEART_NOTICES['own-job']) } as const;
const NOT_RECORDED = { notice: 'job-not-liked', message: sayNotice(HEART_NOTICES['job-not-liked']) } as const;

type Decision = { status: number; answer: HeartAnswer };

async function decide(
  services: RequestContext,
  candidate: Candidate,
  jobId: string,
  isLike: boolean,
): Promise<Decision> {
  if (!isLike) {
    const isLiked = await unlikeJob(services, candidate, jobId);
    return { status: 200, answer: { isLiked, notice: isLiked ? 'card-stays' : 'job-unliked' } };
  }
  const result = await likeJob(services, candidate, jobId);
  if (result.ok) return { status: 200, answer: { isLiked: true, notice: 'job-liked' } };
  if (result.reason === 'closed') return { status: 409, answer: { isLiked: false, ...CLOSED } };
  return result.reason === 'own_job'
    ? { status: 403, answer: { isLiked: false, ...OWN } }
    : { status: 404, answer: { isLiked: false, notice: 'job-not-liked', message: JOB_GONE } };
}
