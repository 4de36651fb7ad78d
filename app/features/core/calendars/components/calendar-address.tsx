import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';

type CalendarAddressProps = {
  path: string;
  since: string | null;
  answer: (Reply & { address?: string | undefined }) | undefined;
};

const FORM = 'calendar';

export function CalendarAddress({ path, since, answer }: CalendarAddressProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <div className="flex flex-col gap-5">
      {answer?.address && <NewAddress address={answer.address} />}
      <p className="text-ink-soft">
        Add your interviews and job closing dates to your usual calendar app. Anyone with the link can read it, so keep
        it private. It shows candidates by first name and initial.
      </p>
      <p>{since ? `Calendar link created ${since}.` : 'You haven’t created a calendar link.'}</p>
      <Form method="post" action={path} noValidate className="flex flex-wrap gap-3">
        <FormProblems formId={FORM} answer={answer} />
        <Button type="submit" name="intent" value="make" isLoading={isSending}>
          {since ? 'Create a new link' : 'Create link'}
        </Button>
        {since && (
          <Button type="submit" name="intent" value="remove" variant="danger" disabled={isSending}>
            Remove link
          </Button>
        )}
      </Form>
      {since && (
        <p className="text-ink-soft text-sm">
          Creating a new link replaces the old one. It stops working if you leave or change role.
        </p>
      )}
    </div>
  );
}

function NewAddress({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (address) box.current?.focus();
  }, [address]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice tone="success" title="Your calendar link">
        <code className="my-2 block select-all break-all rounded border border-line bg-sunken p-3">{address}</code>
        Subscribe to this link in your calendar app now. We store only a fingerprint and can’t show the link again.
      </Notice>
    </div>
  );
}
