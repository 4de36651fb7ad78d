/** Requests an email with a link. The answer never reveals whether the address has an account. */

import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import type { AccountText } from '../texts.ts';
import { AccountEmailField } from './account-fields.tsx';
import { AccountPage } from './sign-in/sign-in-page.tsx';

type MailRequestPageProps = {
  title: string;
  lead: ReactNode;
  answer: Reply | undefined;
  sent: AccountText | null;
};

export function MailRequestPage({ title, lead, answer, sent }: MailRequestPageProps) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <AccountPage title={title} trades={['office']}>
      {sent ? (
        <Notice tone="success" title={sent.title} role="status">
          <p>{sent.text}</p>
          <p className="mt-2">Nothing after a few minutes? Check your spam folder, then ask for another link.</p>
        </Notice>
      ) : (
        <p className="text-ink-soft">{lead}</p>
      )}
      <div className="mt-6 flex flex-col gap-5">
        <FormProblems formId="mail" answer={answer} />
        <Form method="post" noValidate className="flex flex-col items-start gap-5">
          <div className="w-full">
            <AccountEmailField formId="mail" answer={answer} />
          </div>
          <Button type="submit" isLoading={isSending} loadingText="Sending...">
            {sent ? 'Send again' : 'Send link'}
          </Button>
        </Form>
      </div>
    </AccountPage>
  );
}
