/** Why an application was not sent, above what it holds; the same as a toast. */
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { FailureToast } from '#app/site/failure.tsx';
import { SavedNotice } from '#app/site/shell/saved-notice.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CANDIDATE_FAILURES, CANDIDATE_NOTICES } from '#domain/candidate-notices.ts';
import type { ApplyAnswer, ApplyTrouble } from '../schema.ts';

const TEXTS: Record<Exclude<ApplyTrouble, 'profile_incomplete' | 'saved_offline'>, { title: string; text: string }> = {
  signed_out: {
    title: 'You are logged out',
    text: 'Nothing was sent, and what you typed is below. Sign in again in another tab, then go on here.',
  },
  profile_changed: {
    title: 'Your profile has changed',
    text: 'It is not what you looked at before, so nothing was sent yet. This is what would be sent now.',
  },
  closed: {
    title: 'This job is closed',
    text: 'It no longer takes applications, so nothing was sent. What you typed is below, if you want to keep it.',
  },
  failed: {
    title: CANDIDATE_FAILURES.submitApplication,
    text: 'Nothing was sent. Everything you typed is still here: try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    text: 'So it cannot be previewed. You can save it here instead, or try again later: everything you typed is below.',
  },
};

const MILD: readonly ApplyTrouble[] = ['profile_changed', 'offline'];

type ApplyTroubleNoticeProps = { trouble: ApplyTrouble; answer: ApplyAnswer; jobId: string };

/** Every answer brings it anew, and with it the focus. */
export function ApplyTroubleNotice({ trouble, answer, jobId }: ApplyTroubleNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed could not keep the focus while it was disabled.
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  if (trouble === 'profile_incomplete') return <CompleteProfile jobId={jobId} />;
  if (trouble === 'saved_offline') return <SavedNotice since={answer} />;
  const { title, text } = TEXTS[trouble];
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <FailureToast title={title} answer={answer} />
      <Notice tone={MILD.some((each) => each === trouble) ? 'warning' : 'danger'} title={title} role="alert">
        {text}
        {trouble === 'signed_out' && (
          <a href={href('/candidate-login')} target="_blank" rel="noreferrer" className="link ml-1.5">
            Log in
            <NewTabMark />
          </a>
        )}
        {answer.errorId && <span className="figures mt-1 block text-sm">Error ID: {answer.errorId}</span>}
      </Notice>
    </div>
  );
}

/** spec: accounts §5: applying takes a name and a phone number. */
export function CompleteProfile({ jobId }: { jobId: string }) {
  const { 'complete-profile': notice } = CANDIDATE_NOTICES;
  const next = encodeURIComponent(href('/jobs/:id/apply', { id: jobId }));
  return (
    <>
      <FailureToast title={notice.title} text={notice.text} />
      <Notice
        tone="warning"
        title={notice.title}
        action={<ButtonLink to={`${href('/profile')}?next=${next}`}>Complete your profile</ButtonLink>}
      >
        {notice.text}. Employers need your full name and a phone number, and you come back here afterwards.
      </Notice>
    </>
  );
}
