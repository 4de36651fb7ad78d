/**
 * The human check of the form around it: one line, without interaction. Without scripts it sends an empty field, and the server decides.
 *
 *   <form method="post">… <HumanCheck action="sign_up" /> <Button>Sign up</Button></form>
 *
 * A form sent by a script passes `isUnderway` from `useUnderway` (underway.ts); otherwise a second press would send it twice.
 */
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { hasLegalPage } from '#domain/site/site.ts';
import { HUMAN_CHECK_FIELD, type HumanCheckAction } from '#platform/human-check/actions.ts';
import { type HumanCheckState, type WatchedForm, watchForm } from './human-check-form.ts';

const TEXTS = {
  idle: null,
  checking: 'Checking that you are a person…',
  verified: 'Verified',
  failed: 'The check failed.',
  waits: 'You’re offline. We’ll check when you send.',
};

type HumanCheckProps = {
  action: HumanCheckAction;
  /** Offline, the form is submitted without the check; it is saved, and checked when it is sent. */
  canWait?: boolean;
  isUnderway?: RefObject<boolean>;
  onRefused?: () => void;
};

export function HumanCheck({ action, canWait = false, isUnderway, onRefused }: HumanCheckProps) {
  const field = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const watched = useRef<WatchedForm>(null);
  const [state, setState] = useState<HumanCheckState>('idle');
  const [wasRecaptchaAsked, setRecaptchaAsked] = useState(false);
  const refuse = useEffectEvent(() => onRefused?.());
  useEffect(() => {
    const form = field.current?.form;
    if (!field.current || !form) return;
    const showState = (state: HumanCheckState, byRecaptcha = false) => {
      setState(state);
      if (byRecaptcha) setRecaptchaAsked(true);
    };
    const isSending = () => isUnderway?.current ?? false;
    const watch = watchForm(form, field.current, {
      action,
      canWait,
      isSending,
      onRefused: () => refuse(),
      tell: showState,
    });
    watched.current = watch;
    return () => {
      watch.stop();
      setState('idle');
    };
  }, [action, canWait, isUnderway]);

  function tryAgain(): void {
    watched.current?.tryAgain();
    // The pressed button disappears; the focus would move to the top of the page.
    line.current?.focus();
  }

  return (
    <div className="text-sm text-ink-soft">
      {/* As high as its button, so that nothing moves when there is something to say. */}
      <div className="flex min-h-9 items-center gap-2">
        {/* Without a value of its own: React leaves alone what is written into it. */}
        <input ref={field} type="hidden" name={HUMAN_CHECK_FIELD} />
        {/* Silent while all goes well: it begins in the middle of typing. */}
        <p
          ref={line}
          role="status"
          aria-live={state === 'failed' || state === 'waits' ? 'polite' : 'off'}
          tabIndex={-1}
          className="flex items-center gap-2"
        >
          {state === 'checking' && <Spinner />}
          {state === 'verified' && <Check aria-hidden="true" className="size-4 text-brand" />}
          {TEXTS[state]}
        </p>
        {state === 'failed' && (
          <Button type="button" variant="quiet" size="sm" onClick={tryAgain}>
            Try again
          </Button>
        )}
      </div>
      {wasRecaptchaAsked && <RecaptchaNotice />}
    </div>
  );
}

/** Replaces Google's badge. Google acts on our behalf, so we explain its use of data. */
function RecaptchaNotice() {
  return (
    <p>
      This form is protected by reCAPTCHA, which{' '}
      {hasLegalPage('privacy-policy') ? (
        <a href={`${href('/privacy-policy')}#machines`} target="_blank" rel="noreferrer" className="link">
          Google runs for us
        </a>
      ) : (
        'Google runs for us'
      )}
      .
    </p>
  );
}
