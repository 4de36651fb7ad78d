import { Form, useNavigation } from 'react-router';
import { SHORTLIST_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { SHORTLIST_STATE_NAMES } from '#domain/client/shortlist.ts';
import type { DescribedShortlist } from '../../schema.ts';

export function ShortlistActions({ shortlist }: { shortlist: DescribedShortlist['shortlist'] }) {
  const { contact, message, sender, sentOn, until, state } = shortlist;
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="space-y-8 [overflow-wrap:anywhere]">
      <DataList
        items={[
          { label: 'Link', value: <Status shape={SHORTLIST_SHAPES[state]}>{SHORTLIST_STATE_NAMES[state]}</Status> },
          { label: 'To', value: contact ?? 'Deleted' },
          { label: 'Sent', value: sentOn },
          { label: state === 'open' ? 'Expires' : 'Expired', value: until },
          ...(sender ? [{ label: 'From', value: sender }] : []),
          ...(message ? [{ label: 'Message', value: <span className="whitespace-pre-line">{message}</span> }] : []),
        ]}
      />
      <section aria-labelledby="link-heading" className="space-y-4">
        <Heading level={2} size="item" id="link-heading">
          Link
        </Heading>
        <Form method="post" className="space-y-4">
          {state !== 'no_contact' && (
            <div>
              <Button type="submit" name="intent" value="resend" variant="secondary" size="sm" disabled={isSending}>
                Send a new link
              </Button>
              <p className="mt-1.5 text-ink-soft text-sm">
                It works for at least 14 days. Links in earlier emails will stop working.
              </p>
            </div>
          )}
          {state === 'open' && (
            <div>
              <Button type="submit" name="intent" value="revoke" variant="danger" size="sm" disabled={isSending}>
                Withdraw link
              </Button>
              <p className="mt-1.5 text-ink-soft text-sm">
                The client won’t be able to open it. We’ll keep their feedback.
              </p>
            </div>
          )}
        </Form>
      </section>
    </div>
  );
}
