/** Everyone who is still open, each with the email they get; a press writes to those who are ticked. */
import { Form, useNavigation } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import type { OpenApplication } from '../../queries/close-out.server.ts';
import { MessageText } from '../status-history.tsx';

type CloseOutFormProps = {
  open: readonly OpenApplication[];
  isMore: boolean;
  /** Where 'Not now' leads. */
  way: string;
};

export function CloseOutForm({ open, isMore, way }: CloseOutFormProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="max-w-2xl space-y-6">
      <input type="hidden" name="next" value={way} />
      <ul className="divide-y divide-line border-line border-y">
        {open.map(({ id, fullName, status, message }) => (
          <li key={id} className="py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Checkbox
                id={`application-${id}`}
                name={`application-${id}`}
                value="yes"
                defaultChecked={status === 'sent' || status === 'viewed'}
                label={fullName}
              />
              <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
            </div>
            <details className="pl-8">
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm sm:min-h-8">
                The email<span className="sr-only"> to {fullName}</span>
              </summary>
              <MessageText message={message} />
            </details>
          </li>
        ))}
      </ul>
      {isMore && <p className="text-ink-soft">There are more. They stand here once these are sent.</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Sending...">
          Write to everyone ticked
        </Button>
        <ButtonLink to={way} variant="secondary">
          Not now
        </ButtonLink>
      </div>
    </Form>
  );
}
