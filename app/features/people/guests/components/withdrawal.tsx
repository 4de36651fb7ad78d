import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

export function Withdrawal({ action, isClaimed }: { action: string; isClaimed: boolean }) {
  return (
    <section aria-labelledby="withdraw" className="space-y-4">
      <Heading level={2} size="item" id="withdraw">
        Withdraw
      </Heading>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Withdraw this application</summary>
        <Form method="post" action={action} className="mt-3 space-y-4">
          <input type="hidden" name="intent" value="withdraw" />
          <p className="measure text-ink-soft">
            Nobody will be able to read what you sent, or your CV. Your name will stay on the job’s list of
            applications, marked as withdrawn. You can’t apply for this job again.
          </p>
          <Button type="submit" variant="danger">
            Withdraw application
          </Button>
        </Form>
      </details>
      {!isClaimed && <Disowning action={action} />}
    </section>
  );
}

/** Lets the owner of an email address reject an application that another person sent with it. */
export function Disowning({ action }: { action: string }) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">I didn’t send this</summary>
      <Form method="post" action={action} className="mt-3 space-y-4">
        <input type="hidden" name="intent" value="disown" />
        <p className="measure text-ink-soft">
          We’ll delete the application and its CV, and tell the agency that someone used your address. You can’t undo
          this.
        </p>
        <Button type="submit" variant="danger">
          Delete this application
        </Button>
      </Form>
    </details>
  );
}
