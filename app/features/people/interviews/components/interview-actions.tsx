import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { ChangedInterview } from '../schema.ts';
import { PlaceFields } from './place-fields.tsx';
import { SlotFields } from './slot-fields.tsx';

type InterviewActionsProps = {
  interview: ChangedInterview;
  offered: readonly { day: string; time: string }[];
  today: string;
  answer: Reply | undefined;
};

const FORM = 'change';
const LABELS = { phone: '', video: 'Video link', in_person: 'Address' } as const;

export function InterviewActions({ interview, offered, today, answer }: InterviewActionsProps) {
  const isSending = useNavigation().state === 'submitting';
  const { kind, minutes, place, note, candidate, isBooked, isOpen, outcome } = interview;
  return (
    <>
      <FormProblems formId={FORM} answer={answer} />
      {outcome && (
        <section aria-labelledby="outcome" className="space-y-4">
          <Heading level={2} size="item" id="outcome">
            Did it take place?
          </Heading>
          <Form method="post" className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="done"
              variant="secondary"
              disabled={isSending || outcome === 'done'}
            >
              Yes, it took place
            </Button>
            <Button
              type="submit"
              name="intent"
              value="no_show"
              variant="secondary"
              disabled={isSending || outcome === 'no_show'}
            >
              No, {candidate} didn’t attend
            </Button>
          </Form>
        </section>
      )}
      {isOpen && (
        <section aria-labelledby="other-times" className="space-y-6">
          <Heading level={2} size="item" id="other-times">
            {isBooked ? 'Reschedule the interview' : 'Offer other times'}
          </Heading>
          <p className="measure text-ink-soft">
            {isBooked
              ? 'We’ll keep the booked time until the candidate chooses one of these.'
              : 'These replace the times on offer. We’ll email the candidate a new link.'}
          </p>
          <Form method="post" noValidate className="space-y-6">
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="minutes" value={minutes} />
            <SlotFields formId={FORM} answer={answer} today={today} offered={offered} />
            <PlaceFields
              formId={FORM}
              answer={answer}
              label={LABELS[kind]}
              place={place}
              note={note}
              hasPlace={kind !== 'phone'}
            />
            <Button type="submit" name="intent" value="offer" disabled={isSending}>
              Offer these times
            </Button>
          </Form>
        </section>
      )}
      {isOpen && (
        <section aria-labelledby="link-and-cancel" className="space-y-3">
          <Heading level={2} size="item" id="link-and-cancel">
            Link and cancellation
          </Heading>
          <Form method="post">
            <Button type="submit" name="intent" value="resend" variant="secondary" size="sm" disabled={isSending}>
              Send a new link
            </Button>
            <p className="mt-1.5 text-ink-soft text-sm">The links in earlier emails stop working.</p>
          </Form>
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Cancel this interview</summary>
            <Form method="post" className="mt-3 space-y-4">
              <p className="measure text-ink-soft">
                We’ll email {candidate} and the interviewer{isBooked ? ' and remove it from both calendars' : ''}. You
                can’t undo this, but you can offer another interview.
              </p>
              <Button type="submit" name="intent" value="cancel" variant="danger" disabled={isSending}>
                Cancel the interview
              </Button>
            </Form>
          </details>
        </section>
      )}
    </>
  );
}
