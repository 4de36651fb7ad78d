import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { Message } from '#domain/application/status-email.ts';
import { MessageText } from './status-history.tsx';

export function MessageRestoring({ original }: { original: Message }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <details className="mt-10 border-line border-t pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        Restore the default text
      </summary>
      <div className="mt-3 max-w-2xl space-y-4">
        <p>The text above will be replaced by this:</p>
        <MessageText message={original} />
        <Form method="post">
          <Button type="submit" name="intent" value="restore" variant="danger" isLoading={isSending}>
            Restore default text
          </Button>
        </Form>
      </div>
    </details>
  );
}
