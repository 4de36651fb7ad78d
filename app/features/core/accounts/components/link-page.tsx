/** The page behind an emailed link. Opening it changes nothing, because mail programs open links before people do. */
import type { ReactNode } from 'react';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { AccountPage } from './sign-in/sign-in-page.tsx';

type LinkPageProps = {
  title: string;
  lead: string;
  token: string;
  button: string;
  answer: Reply | undefined;
};

export function LinkPage({ title, lead, token, button, answer }: LinkPageProps) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <AccountPage title={title} trades={['office']}>
      <p className="text-ink-soft">{lead}</p>
      <div className="mt-6 flex flex-col gap-5">
        <FormProblems formId="link" answer={answer} />
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" isLoading={isSending}>
            {button}
          </Button>
        </Form>
      </div>
    </AccountPage>
  );
}

type ExpiredLinkProps = {
  title: string;
  reason?: string;
  nextLink: { label: string; to: string };
  children?: ReactNode;
};

export function ExpiredLink({ title, reason, nextLink, children }: ExpiredLinkProps) {
  return (
    <AccountPage title={title} trades={['office']}>
      <BrokenLink link={nextLink}>
        {reason ?? 'It has already been used, has expired or is incomplete.'} {children}
      </BrokenLink>
    </AccountPage>
  );
}
