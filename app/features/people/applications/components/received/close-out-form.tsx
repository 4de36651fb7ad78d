import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { OpenApplication } from '../../schema.ts';
import { PersonEmail } from './person-email.tsx';

type CloseOutFormProps = {
  open: readonly OpenApplication[];
  isMore: boolean;
  returnPath: string;
};

export function CloseOutForm({ open, isMore, returnPath }: CloseOutFormProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="max-w-2xl space-y-6">
      <input type="hidden" name="next" value={returnPath} />
      <ul className="divide-y divide-line border-line border-y">
        {open.map(({ id, fullName, status, message }) => (
          <PersonEmail
            key={id}
            id={id}
            value="yes"
            fullName={fullName}
            status={status}
            message={message}
            isTicked={status === 'sent' || status === 'viewed'}
          />
        ))}
      </ul>
      {isMore && <p className="text-ink-soft">There are more. We’ll list them once you’ve sent these.</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Sending...">
          Email selected candidates
        </Button>
        <ButtonLink to={returnPath} variant="secondary">
          Not now
        </ButtonLink>
      </div>
    </Form>
  );
}
