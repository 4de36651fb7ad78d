import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';

type TestMailFormProps = { email: string; answer: Reply | undefined };

export function TestMailForm({ email, answer }: TestMailFormProps) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <section aria-labelledby="test-mail" className="mt-10 max-w-3xl">
      <Heading level={2} size="item" id="test-mail">
        Send a test email
      </Heading>
      <p className="measure mt-2 mb-4 text-ink-soft">
        We’ll send it to your own address, <span className="[overflow-wrap:anywhere]">{email}</span>. Check that it
        arrives and isn’t in your spam folder.
      </p>
      <div className="mb-4 empty:hidden">
        <FormProblems formId="test-mail" answer={answer} />
        {answer?.isDone && (
          <Notice tone="success" title="The mail server accepted the email" role="status">
            It’s on its way to {email}. This can take a minute.
          </Notice>
        )}
      </div>
      <Form method="post">
        <Button
          type="submit"
          variant="secondary"
          name="intent"
          value="test_mail"
          isLoading={isSending}
          loadingText="Sending..."
        >
          Send a test email
        </Button>
      </Form>
    </section>
  );
}
