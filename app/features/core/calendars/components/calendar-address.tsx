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
        Subscribe to the interviews you hold and the days on which your jobs close, in the calendar program you use
        anyway. Anyone with the address can read it, so keep it to yourself. It shows candidates by first name and an
        initial.
      </p>
      <p>{since ? `Your calendar has had an address since ${since}.` : 'Your calendar has no address yet.'}</p>
      <Form method="post" action={path} noValidate className="flex flex-wrap gap-3">
        <FormProblems formId={FORM} answer={answer} />
        <Button type="submit" name="intent" value="make" isLoading={isSending}>
          {since ? 'Make a new address' : 'Make an address'}
        </Button>
        {since && (
          <Button type="submit" name="intent" value="remove" variant="danger" disabled={isSending}>
            Remove it
          </Button>
        )}
      </Form>
      {since && (
        <p className="text-ink-soft text-sm">
          A new address takes the place of the old one, which stops working at once. It ends by itself when you leave or
          change your role.
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
      <Notice tone="success" title="The address of your calendar">
        <code className="my-2 block select-all break-all rounded border border-line bg-sunken p-3">{address}</code>
        Add it to your calendar program now, as a subscription from the web. We keep only a fingerprint and cannot show
        it again.
      </Notice>
    </div>
  );
}
