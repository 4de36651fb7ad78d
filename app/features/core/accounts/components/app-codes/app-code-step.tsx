/** The second step of a sign-in with an authenticator app. A plain form that works without scripts. */
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CodeField } from './code-field.tsx';

const FORM = 'app-code';

export function AppCodeStep({ action, answer }: { action: string; answer: Reply | undefined }) {
  const isSending = useNavigation().formData?.get('intent') === 'code';
  // Errors of a passkey are shown beside the passkey.
  const codeReply = answer?.errors['code'] ? answer : undefined;
  return (
    <Form method="post" action={action} noValidate className="flex flex-col gap-5">
      <FormProblems formId={FORM} answer={codeReply} />
      <input type="hidden" name="intent" value="code" />
      <CodeField formId={FORM} answer={codeReply} hint="Six digits, from your authenticator app." />
      <div>
        <Button type="submit" isLoading={isSending} loadingText="Signing in...">
          Sign in
        </Button>
      </div>
    </Form>
  );
}
