import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { askForPasskey, stopAsking } from './passkey-ceremony.ts';
import { WithoutScript } from './passkey-frame.tsx';

type PasskeyStepProps = {
  action: string;
  refusal: string | null;
  /** False if the person may prefer another second factor. */
  isAskedAtOnce: boolean;
};

export function PasskeyStep({ action, refusal, isAskedAtOnce }: PasskeyStepProps) {
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  const isSending = useNavigation().state !== 'idle';
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Number of the latest attempt; results of earlier ones are ignored. */
  const run = useRef(0);
  const isWaiting = isAsking || isSending;
  const message = isWaiting ? null : (failure ?? refusal);

  async function askForKey(): Promise<void> {
    run.current += 1;
    const thisRun = run.current;
    setIsAsking(true);
    setFailure(null);
    const ceremony = await askForPasskey();
    if (thisRun !== run.current) return;
    setIsAsking(false);
    if (ceremony.ok)
      await submit({ intent: 'passkey', response: JSON.stringify(ceremony.result) }, { action, method: 'post' });
    else setFailure(ceremony.answer.notice?.text ?? null);
  }

  const askAtOnce = useEffectEvent(() => {
    if (isAskedAtOnce) void askForKey();
  });
  useEffect(() => {
    askAtOnce();
    return () => {
      run.current += 1;
      stopAsking();
    };
  }, []);

  return (
    <div className="space-y-6">
      <WithoutScript>
        You need JavaScript to use a passkey. Turn it on for this site, then reload the page, or use another account.
      </WithoutScript>
      <div role="alert">{message && <Notice tone="danger">{message}</Notice>}</div>
      <p role="status" className="flex min-h-6 items-center gap-2 text-ink-soft">
        {isWaiting && (
          <>
            <Spinner /> {isSending ? 'Signing in...' : 'Waiting for your passkey...'}
          </>
        )}
      </p>
      <Button type="button" onClick={() => void askForKey()} disabled={!isHydrated || isWaiting}>
        <KeyRound aria-hidden="true" />
        {message ? 'Try again' : 'Use your passkey'}
      </Button>
    </div>
  );
}
