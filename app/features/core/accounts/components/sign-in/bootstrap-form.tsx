/** Makes the first administrator with a token printed at startup (spec: accounts §4, §6). */

import { type FormEvent, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Panel } from '#app/ui/content/panel.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { Role } from '#domain/account/account.ts';
import { BOOTSTRAP_TEXTS } from './bootstrap-texts.ts';

const RELOAD_AFTER_MS = 2_000;

type State = { kind: 'idle' | 'verifying' | 'granted' } | { kind: 'refused'; message: string };

export function BootstrapForm({ userId, role }: { userId: string; role: Role }) {
  const [token, setToken] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typedToken = token.trim();
    if (typedToken === '') return setState({ kind: 'refused', message: BOOTSTRAP_TEXTS.empty });
    setState({ kind: 'verifying' });
    const refusal = await verify(typedToken, userId).catch(() => BOOTSTRAP_TEXTS.failed);
    if (refusal !== null) return setState({ kind: 'refused', message: refusal });
    setState({ kind: 'granted' });
    showToast({ title: BOOTSTRAP_TEXTS.granted, tone: 'success' });
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  }

  const isHydrated = useIsHydrated();
  const isVerifying = state.kind === 'verifying';
  return (
    <Panel tone="sunken">
      <Heading level={2} size="item">
        Become the administrator
      </Heading>
      <p className="mt-2 text-ink-soft">
        The person who set up this site has a bootstrap token. It works once, within 24 hours.
      </p>
      {state.kind === 'granted' ? (
        <div className="mt-4">
          <Notice tone="success" title={BOOTSTRAP_TEXTS.granted} role="status">
            Please refresh the page to see your new menu. It will refresh automatically in a moment.
          </Notice>
        </div>
      ) : (
        <form method="post" action={href('/api/verify-bootstrap-admin')} onSubmit={submit} className="mt-4">
          <input type="hidden" name="userId" value={userId} />
          <Field
            id="bootstrap-token"
            label="Bootstrap token"
            required
            error={state.kind === 'refused' ? state.message : null}
          >
            {(control) => (
              <Input
                {...control}
                name="token"
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                value={token}
                onChange={(event) => setToken(event.target.value)}
                disabled={isVerifying}
              />
            )}
          </Field>
          {/* Without a script nothing tells whether the field is empty, so there the field's own `required` says it. */}
          <Button
            type="submit"
            className="mt-4"
            disabled={isHydrated && token === ''}
            isLoading={isVerifying}
            loadingText="Verifying..."
          >
            Verify token
          </Button>
        </form>
      )}
      <p className="figures mt-4 break-all text-ink-faint text-xs">
        User id {userId}, role {role}
      </p>
    </Panel>
  );
}

async function verify(token: string, userId: string): Promise<string | null> {
  const answer = await fetch(href('/api/verify-bootstrap-admin'), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ token, userId }),
  });
  const { success, error } = await answer.json().catch(() => ({}) as { success?: boolean; error?: string });
  if (!answer.ok) return error || BOOTSTRAP_TEXTS.httpError(answer.status);
  return success ? null : error || BOOTSTRAP_TEXTS.invalid;
}
