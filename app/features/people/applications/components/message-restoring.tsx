import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { Message } from '#domain/application/status-email.ts';
import { MessageText } from './status-history.tsx';

export function MessageRestoring({ original }: { original: Message }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <details className="mt-10 border-line border-t pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        Go back to the original words
      </summary>
      <div className="mt-3 max-w-2xl space-y-4">
        <p>The words above are lost. These take their place:</p>
        <MessageText message={original} />
        <Form method="post">
          <Button type="submit" name="intent" value="restore" variant="danger" isLoading={isSending}>
            Restore original words
          </Button>
        </Form>
      </div>
    </details>
  );
}
