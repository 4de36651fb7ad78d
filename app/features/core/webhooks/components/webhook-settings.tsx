import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { OFF_REASONS, type ShownTest, type ShownWebhook } from '../texts.ts';
import { WebhookFields } from './webhook-fields.tsx';

type WebhookSettingsProps = {
  webhook: ShownWebhook;
  answer: Reply<{ test: ShownTest }> | undefined;
  isSending: boolean;
};

export function WebhookSettings({ webhook, answer, isSending }: WebhookSettingsProps) {
  const { address, events, offReason, offSince, failingSince, previousUntil } = webhook;
  const saveAnswer = answer?.values['intent'] === 'save' ? answer : undefined;
  return (
    <div className="max-w-2xl space-y-8">
      {offReason && (
        <Notice tone="warning" title={`Switched off since ${offSince}`}>
          {OFF_REASONS[offReason]}
        </Notice>
      )}
      {!offReason && failingSince && (
        <Notice tone="warning" title={`No delivery has succeeded since ${failingSince}`}>
          We try again with growing pauses. After three days we switch the webhook off.
        </Notice>
      )}
      <section aria-label="Receiver">
        <FormProblems formId="webhook" answer={answer} />
        <Form method="post" className="flex flex-col items-start gap-4" preventScrollReset>
          <input type="hidden" name="intent" value="save" />
          <WebhookFields formId="webhook" values={{ address, events }} answer={saveAnswer} />
          <Button type="submit" disabled={isSending}>
            Save
          </Button>
        </Form>
      </section>
      <section aria-labelledby="try-it" className="border-line border-t pt-6">
        <Heading level={2} size="item" id="try-it">
          Test, secret and switch
        </Heading>
        <p className="mt-2 text-ink-soft">
          A test sends a message of the type webhook.test and shows what the receiver answers.{' '}
          {previousUntil
            ? `Messages are signed with the previous secret as well until ${previousUntil}.`
            : 'After a new secret, messages are signed with the previous one as well for 24 hours.'}
        </p>
        <Form method="post" className="mt-4 flex flex-wrap gap-3" preventScrollReset>
          <Button type="submit" name="intent" value="test" variant="secondary" disabled={isSending}>
            Send a test
          </Button>
          <Button type="submit" name="intent" value="rotate" variant="secondary" disabled={isSending}>
            Make a new secret
          </Button>
          <Button type="submit" name="intent" value={offReason ? 'on' : 'off'} variant="secondary" disabled={isSending}>
            {offReason ? 'Switch on' : 'Switch off'}
          </Button>
        </Form>
        {answer?.test && (
          <div className="mt-4">
            <TestResult test={answer.test} />
          </div>
        )}
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            Remove this webhook
          </summary>
          <Form method="post" className="mt-2 space-y-3">
            <p>Nothing more is sent to it, and its log is deleted.</p>
            <Button type="submit" name="intent" value="remove" variant="danger" disabled={isSending}>
              Remove webhook
            </Button>
          </Form>
        </details>
      </section>
    </div>
  );
}

function TestResult({ test: { isDelivered, title, words, answer } }: { test: ShownTest }) {
  return (
    <Notice tone={isDelivered ? 'success' : 'danger'} title={title} role="status">
      {words && <p>{words}</p>}
      {answer && <CodeBlock label="Answer of the receiver" text={answer} />}
    </Notice>
  );
}
