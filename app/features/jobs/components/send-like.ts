/** Tells the server of a heart that was pressed. */
import { href } from 'react-router';
import type { HeartAnswer } from '#domain/candidate-notices.ts';

let before: Promise<unknown> = Promise.resolve();

/** One after the other, so that of two quick presses the last one stands. @returns what stands now, also where nothing was recorded */
export function sendLike(jobId: string, isLike: boolean): Promise<HeartAnswer> {
  const answer = before.then(() => send(jobId, isLike)).catch(() => ({ isLiked: !isLike, ...NOT_RECORDED }));
  before = answer;
  return answer;
}

const NOT_RECORDED = { notice: 'job-not-liked' } as const;

/** Throws where there is no answer, or none of the route's own. */
async function send(jobId: string, isLike: boolean): Promise<HeartAnswer> {
  const response = await fetch(href('/jobs/:id/like', { id: jobId }), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: new URLSearchParams({ like: isLike ? 'yes' : 'no' }),
  });
  const answer: Partial<HeartAnswer> = await response.json();
  if (answer.isLiked === undefined || answer.notice === undefined) throw new Error(`status ${response.status}`);
  return { isLiked: answer.isLiked, notice: answer.notice };
}
