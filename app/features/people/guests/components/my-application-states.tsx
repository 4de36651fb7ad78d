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
        Press the button to send your application for {job.title} at {job.company}. Nobody can read it until then. If
        you haven’t sent it by {until}, we’ll delete it.
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
      <Notice tone="success" title="Application deleted" role="status">
        We’ve deleted all of it and told the agency that someone used your address. We’re sorry for the trouble.
      </Notice>
    );
  }
  if (done === 'claimed') {
    return (
      <Notice tone="info" title="Confirm your email address" role="status">
        We’ve emailed a link to the address you applied with. It works once, within 24 hours. Once you’ve confirmed the
        address, your applications are in your account, and we’ll email you when an administrator has reviewed it. The
        link in your emails still works, and you can use it to withdraw.
      </Notice>
    );
  }
  return (
    <BrokenLink>
      It’s more than {GUEST_LINK_DAYS} days old or incomplete, or the application was deleted. Every email about an
      application has a new link. If you can’t find one, apply for the job again with the same address and we’ll email
      you a link to your first application.
    </BrokenLink>
  );
}
