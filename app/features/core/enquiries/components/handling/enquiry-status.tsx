import { Form, useNavigation } from 'react-router';
import { ENQUIRY_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { ENQUIRY_STATUS_NAMES, ENQUIRY_STATUSES, type EnquiryStatus } from '#domain/enquiry/enquiry.ts';

const VERBS: Record<EnquiryStatus, string> = { new: 'Mark as new', in_hand: 'Claim', done: 'Mark as done' };

type EnquiryStatusProps = {
  status: EnquiryStatus;
  moved: { at: string; by: string | null } | null;
};

export function EnquiryStatusPanel({ status, moved }: EnquiryStatusProps) {
  return (
    <section aria-labelledby="status-heading" className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size="item" id="status-heading">
          Status
        </Heading>
        <Status shape={ENQUIRY_SHAPES[status]}>{ENQUIRY_STATUS_NAMES[status]}</Status>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">{describeMove(moved)}</p>
      <StatusButtons status={status} />
    </section>
  );
}

function StatusButtons({ status: current }: { status: EnquiryStatus }) {
  const { state, formData } = useNavigation();
  const isSending = state === 'submitting';
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="was" value={current} />
      {ENQUIRY_STATUSES.filter((each) => each !== current).map((each) => (
        <Button
          key={each}
          type="submit"
          name="status"
          value={each}
          variant="secondary"
          size="sm"
          disabled={isSending}
          isLoading={isSending && formData?.get('status') === each}
        >
          {VERBS[each]}
        </Button>
      ))}
    </Form>
  );
}

function describeMove(moved: EnquiryStatusProps['moved']): string {
  if (!moved) return 'Status unchanged.';
  return `Last changed by ${moved.by ?? 'an administrator whose account was deleted'}, ${moved.at}.`;
}

export function EnquiryRefusal({ reply: { now, errorId } }: { reply: Reply<{ now: EnquiryStatus }> }) {
  return (
    <div className="mb-6 max-w-2xl">
      {now ? (
        <Notice tone="warning" title={`The status is ‘${ENQUIRY_STATUS_NAMES[now]}’ now`} role="alert">
          It changed while you were deciding, so we didn’t save your choice. Check the status, then choose again.
        </Notice>
      ) : (
        <Notice tone="danger" title="Failed to change the status" role="alert">
          Nothing was saved. Try again in a moment. <span className="figures">Error ID: {errorId}</span>
        </Notice>
      )}
    </div>
  );
}
