import { Form } from 'react-router';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { GUEST_LINK_DAYS } from '#domain/application/guest.ts';
import { myApplicationHref } from '../schema.ts';
import { Disowning } from './withdrawal.tsx';

type UnconfirmedProps = { job: { title: string; company: string }; until: string; token: string };

export function Unconfirmed({ job, until, token }: UnconfirmedProps) {
  const action = myApplicationHref(token);
  return (
    <div className="max-w-xl space-y-6">
      <p className="text-ink-soft text-lg [overflow-wrap:anywhere]">
        Press the button to send your application for {job.title} at {job.company}. Until then no one reads it. If you
        have not sent it by {until}, we delete it.
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="confirm" />
        <Button type="submit" size="lg">
          Send my application
        </Button>
      </Form>
      <Disowning action={action} />
    </div>
  );
}

export function Ended({ done }: { done: string | null }) {
  if (done === 'disowned') {
    return (
      <Notice tone="success" title="The application is deleted" role="status">
        Nothing of it is left, and the agency knows that someone used your address. We are sorry for the trouble.
      </Notice>
    );
  }
  if (done === 'claimed') {
    return (
      <Notice tone="info" title="Confirm your email address" role="status">
        We’ve emailed a link to the address you applied with. It works once, within 24 hours. Once you’ve confirmed the
        address, your applications are in your account, and we’ll email you when an administrator has reviewed it. The
        link in your emails works as before, also to withdraw.
      </Notice>
    );
  }
  return (
    <BrokenLink>
      It is older than {GUEST_LINK_DAYS} days, is not complete, or its application is deleted. Every email about an
      application brings a new link. If you have none, apply for the job again with the same address: you are emailed a
      link to what you sent before.
    </BrokenLink>
  );
}
