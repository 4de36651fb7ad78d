/** Tells the server of a heart that was pressed, or has it kept where the server cannot be reached. */

import { href } from 'react-router';
import type { HeartAnswer } from '../../texts.ts';

/** `notice` null: it was saved offline, which says so itself. */
type Heart = { isLiked: boolean; notice: HeartAnswer['notice'] | null };

let before: Promise<unknown> = Promise.resolve();

/** One after the other, so that of two quick presses the last one stands. @returns what stands now, also where nothing was recorded */
export function sendLike(job: { id: string; title: string }, isLike: boolean): Promise<Heart> {
  const answer = before.then(() => send(job, isLike)).catch(() => ({ isLiked: !isLike, ...NOT_RECORDED }));
  before = answer;
  return answer;
}

const NOT_RECORDED = { notice: 'job-not-liked' } as const;

/** Throws where there is no answer, or none of the route's own. */
async function send({ id, title }: { id: string; title: string }, isLike: boolean): Promise<Heart> {
  // Not with the page: it comes with what goes on beside it, in time for the connection to go.
  const { sendOrSave } = await import('#app/web/offline/send-or-save.ts');
  const outcome = await sendOrSave({
    kind: 'like',
    title: isLike ? `Like “${title}”` : `Take “${title}” off the liked jobs`,
    path: href('/jobs/:id/like', { id }),
    fields: [['like', isLike ? 'yes' : 'no']],
  });
  if (outcome.state === 'saved') return { isLiked: isLike, notice: null };
  if (outcome.state === 'lost') throw new Error('out of reach');
  const { isLiked, notice }: Partial<HeartAnswer> = outcome.answer ?? {};
  if (isLiked === undefined || notice === undefined) throw new Error(`status ${outcome.status}`);
  return { isLiked, notice };
}
