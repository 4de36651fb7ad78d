import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { ShownLetter } from './letter-list.tsx';

export type DeskLetter = ShownLetter & {
  isUnread: boolean;
  doubt: 'address' | 'references' | null;
  senderAddress: string | null;
};

type SenderDoubtProps = { applicationId: string; letter: DeskLetter; candidate: string };

export function SenderDoubt({ applicationId, letter, candidate }: SenderDoubtProps) {
  const { Form, state } = useFetcher();
  const { id, doubt, senderAddress } = letter;
  if (doubt === null) return null;
  return (
    <div className="mt-2 space-y-2 border-signal border-l-2 pl-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        {doubt === 'address'
          ? `This reply came from an unknown address, ${senderAddress}.`
          : `This reply from ${senderAddress} doesn’t say which email it answers.`}{' '}
        Is it from {candidate}, and about this job?
      </p>
      <Form
        method="post"
        action={href('/admin/pipeline/:id/sender', { id: applicationId })}
        preventScrollReset
        className="flex flex-wrap gap-2"
      >
        <input type="hidden" name="letter" value={id} />
        <Button type="submit" name="intent" value="keep" variant="secondary" size="sm" isLoading={state !== 'idle'}>
          Yes, keep it here
        </Button>
        <Button type="submit" name="intent" value="remove" variant="secondary" size="sm" isLoading={state !== 'idle'}>
          No, remove it
        </Button>
      </Form>
    </div>
  );
}
