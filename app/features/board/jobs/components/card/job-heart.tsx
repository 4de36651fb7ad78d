/**
 * Likes a job, or removes the like (spec: accounts §3 "Liked job"). A signed-in person presses a button; a visitor follows a link to the
 * login page, which likes the job after sign-in. A page shows a hundred hearts, so each is small.
 */
import './job-heart.css';
import { type SubmitEvent, useState } from 'react';
import { href } from 'react-router';
import { OPENS_LOGIN } from '#app/chrome/dialogs/login-request.ts';
import { useWaitingLike } from '#app/chrome/offline/waiting-likes.ts';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { HEART_NOTICES } from '../../texts.ts';
import { sendLike } from './send-like.ts';

type JobHeartProps = {
  /** A closed job has a heart only if it is liked, so that the candidate can remove it. */
  job: { id: string; title: string; isOpen?: boolean };
  liked: readonly string[] | undefined;
  /** The page's address without a visitor's own parameters: a cached page must not show them to others. */
  page: string;
  isOwn?: boolean | undefined;
};

export function JobHeart({ job: { id, title, isOpen = true }, liked, page, isOwn = false }: JobHeartProps) {
  const viewer = useViewer();
  const [pressed, setPressed] = useState<{ since: JobHeartProps['liked']; isLiked: boolean } | null>(null);
  const pendingLike = useWaitingLike(id);
  const name = `Like ${title}`;
  const wasLiked = liked?.includes(id) ?? false;
  if (!isOpen && !wasLiked) return null;
  if (!viewer) {
    const wish = new URLSearchParams({ next: page, like: id });
    return (
      <a
        className="job-heart"
        href={`${href('/candidate-login')}?${wish}`}
        rel="nofollow"
        aria-label={name}
        {...OPENS_LOGIN}
      >
        <Mark />
      </a>
    );
  }
  if (!viewer.isSignedIn || isOwn) return null;
  // The pressed state counts until the page reloads with the stored likes.
  const isLiked = pressed && pressed.since === liked ? pressed.isLiked : (pendingLike ?? wasLiked);
  const press = async (event: SubmitEvent) => {
    event.preventDefault();
    const mine = { since: liked, isLiked: !isLiked };
    setPressed(mine);
    const answer = await sendLike({ id, title }, mine.isLiked);
    setPressed((now) => (now === mine ? { ...mine, isLiked: answer.isLiked } : now));
    if (answer.notice) showToast(HEART_NOTICES[answer.notice]);
  };
  return (
    <form className="job-heart-form" method="post" action={href('/jobs/:id/like', { id })} onSubmit={press}>
      <input type="hidden" name="like" value={isLiked ? 'no' : 'yes'} />
      <input type="hidden" name="next" value={page} />
      <button id={`like-${id}`} type="submit" className="job-heart" aria-label={name} aria-pressed={isLiked}>
        <Mark />
      </button>
    </form>
  );
}

/** An inline SVG: a hundred icons of the kit would be two hundred more components. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z" />
    </svg>
  );
}
