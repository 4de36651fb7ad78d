/** Adds a passkey: asks for the password, runs the browser's own dialog, then sends its answer to the server. */
import { type FormEvent, useState } from 'react';
import { href, useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { PASSKEY_NAME_LENGTH } from '#domain/account/passkey.ts';
import { CurrentPasswordField } from '../account-fields.tsx';
import { createPasskey } from './passkey-ceremony.ts';
import { WithoutScript } from './passkey-frame.tsx';

const FORM = 'new-passkey';

export function PasskeyAdder({ answer }: { answer: Reply | undefined }) {
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  const isSending = useNavigation().formMethod === 'POST';
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Reply | null>(null);
  const visibleReply = isAsking || isSending ? undefined : (failure ?? answer);

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name'));
    setIsAsking(true);
    const ceremony = await createPasskey({ name, current_password: String(form.get('current_password')) });
    setIsAsking(false);
    setFailure(ceremony.ok ? null : ceremony.answer);
    if (!ceremony.ok) return;
    const fields = { intent: 'add', name, response: JSON.stringify(ceremony.result) };
    await submit(fields, { action: href('/account/passkeys'), method: 'post' });
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void add(event)} className="flex flex-col gap-5">
      <WithoutScript>
        You need JavaScript to add a passkey. Turn it on for this site, then reload the page.
      </WithoutScript>
      <FormProblems formId={FORM} answer={visibleReply} />
      <Field
        id={`${FORM}-name`}
        label="Name"
        hint="For example, ‘My phone’."
        error={visibleReply?.errors['name']}
        required
      >
        {(control) => <Input {...control} name="name" maxLength={PASSKEY_NAME_LENGTH} autoComplete="off" />}
      </Field>
      <CurrentPasswordField formId={FORM} answer={visibleReply} />
      <div>
        <Button
          type="submit"
          disabled={!isHydrated}
          isLoading={isAsking || isSending}
          loadingText={isAsking ? 'Waiting for your passkey...' : 'Adding...'}
        >
          Add passkey
        </Button>
      </div>
    </form>
  );
}
