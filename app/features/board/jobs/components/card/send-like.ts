import { href } from 'react-router';
import type { HeartAnswer } from '../../texts.ts';

/** `notice` is null if the like was saved offline, which shows its own message. */
type Heart = { isLiked: boolean; notice: HeartAnswer['notice'] | null };

let lastSending: Promise<unknown> = Promise.resolve();

/**
 * Sends likes one after the other, so that the last of two quick presses counts.
 * @returns the current state, even if nothing was recorded
 */
export function sendLike(job: { id: string; title: string }, isLike: boolean): Promise<Heart> {
  const answer = lastSending.then(() => send(job, isLike)).catch(() => ({ isLiked: !isLike, ...NOT_RECORDED }));
  lastSending = answer;
  return answer;
}

const NOT_RECORDED = { notice: 'job-not-liked' } as const;

/** Throws if there is no response, or if the response is not from this route. */
async function send({ id, title }: { id: string; title: string }, isLike: boolean): Promise<Heart> {
  // Loaded in advance, because the connection may be lost when the heart is pressed.
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
