import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { FailureToast } from '#app/chrome/errors/failure.tsx';
import { OWN_JOB } from '#app/features/board/jobs/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { ApplyRefusal, ApplyReply } from '../../schema.ts';
import { APPLICATION_FAILURES, APPLICATION_NOTICES } from '../../texts.ts';

const TEXTS: Record<ApplyRefusal, { title: string; text: string }> = {
  not_signed_in: {
    title: 'You are signed out',
    text: 'Nothing was sent. What you typed is below. Sign in again in another tab, then continue here.',
  },
  profile_changed: {
    title: 'Your profile has changed',
    text: 'It changed since you previewed it, so we haven’t sent anything yet. Check the new version below.',
  },
  closed: {
    title: 'This job is closed',
    text: 'It no longer takes applications, so nothing was sent. What you typed is below if you want to keep it.',
  },
  own_job: OWN_JOB,
  profile_incomplete: APPLICATION_NOTICES['complete-profile'],
  failed: {
    title: APPLICATION_FAILURES.submitApplication,
    text: 'Nothing was sent. Everything you typed is still here. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    text: 'You can’t preview your application offline. Save it here, or try again later. Everything you typed is below.',
  },
};

/** Null if the form as a whole has no error. */
export const refusalOf = ({ reason = '' }: ApplyReply): ApplyRefusal | null =>
  Object.hasOwn(TEXTS, reason) ? (reason as ApplyRefusal) : null;

const WARNINGS: readonly ApplyRefusal[] = ['profile_changed', 'offline'];

type ApplyRefusalNoticeProps = { refusal: ApplyRefusal; reply: ApplyReply; jobId: string };

/** Takes the focus with each reply. */
export function ApplyRefusalNotice({ refusal, reply, jobId }: ApplyRefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button lost the focus while it was disabled.
  useEffect(() => {
    if (reply) box.current?.focus();
  }, [reply]);
  if (refusal === 'profile_incomplete') return <CompleteProfile jobId={jobId} />;
  const { title, text } = TEXTS[refusal];
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <FailureToast title={title} answer={reply} />
      <Notice tone={WARNINGS.some((each) => each === refusal) ? 'warning' : 'danger'} title={title} role="alert">
        {text}
        {refusal === 'not_signed_in' && (
          <a href={href('/candidate-login')} target="_blank" rel="noreferrer" className="link ml-1.5">
            Sign in
            <NewTabMark />
          </a>
        )}
        {reply.errorId && <span className="figures mt-1 block text-sm">Error ID: {reply.errorId}</span>}
      </Notice>
    </div>
  );
}

/** Applying requires a name and a phone number (spec: accounts §5). */
export function CompleteProfile({ jobId }: { jobId: string }) {
  const { 'complete-profile': notice } = APPLICATION_NOTICES;
  const next = encodeURIComponent(href('/jobs/:id/apply', { id: jobId }));
  return (
    <>
      <FailureToast title={notice.title} text={notice.text} />
      <Notice
        tone="warning"
        title={notice.title}
        action={<ButtonLink to={`${href('/profile')}?next=${next}`}>Complete your profile</ButtonLink>}
      >
        {notice.text}. We need your full name and a phone number, and you’ll come back here afterwards.
      </Notice>
    </>
  );
}
