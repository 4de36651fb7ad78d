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
          We’ll keep trying at longer and longer intervals. After three days we’ll switch the webhook off.
        </Notice>
      )}
      <section aria-label="Endpoint">
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
          Test, secret and status
        </Heading>
        <p className="mt-2 text-ink-soft">
          A test sends a webhook.test message and shows the endpoint’s response.{' '}
          {previousUntil
            ? `We’ll also sign messages with the previous secret until ${previousUntil}.`
            : 'After you create a new secret, we’ll also sign messages with the previous one for 24 hours.'}
        </p>
        <Form method="post" className="mt-4 flex flex-wrap gap-3" preventScrollReset>
          <Button type="submit" name="intent" value="test" variant="secondary" disabled={isSending}>
            Send a test
          </Button>
          <Button type="submit" name="intent" value="rotate" variant="secondary" disabled={isSending}>
            Create a new secret
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
            <p>We’ll stop sending to it and delete its log.</p>
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
      {answer && <CodeBlock label="Endpoint response" text={answer} />}
    </Notice>
  );
}
