import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CurrentPasswordField } from '../account-fields.tsx';

type AppRemovalProps = {
  answer: Reply | undefined;
  path: string;
  app: { addedOn: string; lastUsedAt: string | null };
};

const FORM = 'remove-app';

export function AppRemoval({ answer, path, app }: AppRemovalProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={path} noValidate className="flex flex-col gap-5">
      <div>
        <p className="font-medium">Your authenticator app</p>
        <p className="figures text-ink-soft text-sm">
          Added {app.addedOn} · {app.lastUsedAt ? `Last used ${app.lastUsedAt}` : 'Not used yet'}
        </p>
      </div>
      <FormProblems formId={FORM} answer={answer} />
      <p>
        To use another phone, remove the app here, then add it on the new phone. We’ll sign you out on all your other
        devices.
      </p>
      <input type="hidden" name="intent" value="remove" />
      <div className="max-w-md">
        <CurrentPasswordField formId={FORM} answer={answer} />
      </div>
      <div>
        <Button type="submit" variant="danger" isLoading={isSending} loadingText="Removing...">
          Remove app
        </Button>
      </div>
    </Form>
  );
}
