import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { ShownPasskey } from '#domain/account/passkey.ts';
import { CurrentPasswordField } from '../account-fields.tsx';

const FORM = 'removal';
export const REMOVAL_TEXT_ID = 'removal-text';

const WITHOUT_PASSKEYS = {
  app: 'It’s your last passkey. You’ll sign in with your password and your authenticator app.',
  nothing: 'It’s your last passkey. You’ll sign in with just your password.',
};

type RemovalProps = {
  passkey: ShownPasskey;
  isLast: boolean;
  hasApp: boolean;
  answer?: Reply | undefined;
  cancel: ReactNode;
};

export const removalAddress = ({ id }: Pick<ShownPasskey, 'id'>): string =>
  `${href('/account/passkeys')}?remove=${encodeURIComponent(id)}`;

export function PasskeyRemoval({ passkey, isLast, hasApp, answer, cancel }: RemovalProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={removalAddress(passkey)} noValidate className="flex flex-col gap-5">
      <FormProblems formId={FORM} answer={answer} />
      <p id={REMOVAL_TEXT_ID} className="break-words">
        You won’t be able to sign in with ‘{passkey.name}’.{' '}
        {isLast ? WITHOUT_PASSKEYS[hasApp ? 'app' : 'nothing'] : 'Your other passkeys will still work.'} We’ll sign you
        out on all your other devices.
      </p>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={passkey.id} />
      <CurrentPasswordField formId={FORM} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isLoading={isSending} loadingText="Removing...">
          Remove passkey
        </Button>
        {cancel}
      </div>
    </Form>
  );
}
