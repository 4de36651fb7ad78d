import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { INTERVIEW_KIND_NAMES, INTERVIEW_NOTE_LENGTH } from '#domain/interview/interview.ts';
import { agency } from '#domain/site/site.ts';
import type { ShownOwnInterview } from '../schema.ts';

type OwnInterviewProps = { interview: ShownOwnInterview; answer: Reply | undefined };

export function OwnInterview({ interview, answer }: OwnInterviewProps) {
  const { when, phase, note, hasAsked, slots } = interview;
  const isOpen = phase === 'open';
  return (
    <div className="max-w-2xl space-y-10">
      {phase === 'cancelled' && (
        <p className="text-lg">
          This interview has been cancelled. If you have a question, ring us on{' '}
          <a href={`tel:${agency().phone.dialled}`} className="link">
            {agency().phone.shown}
          </a>
          .
        </p>
      )}
      {phase === 'past' && <p className="text-lg">This interview is due to start, so you can’t reschedule it here.</p>}
      {phase !== 'cancelled' && <Facts interview={interview} />}
      {note && isOpen && (
        <section aria-labelledby="note">
          <Heading level={2} size="item" id="note" className="mb-3">
            From {interview.interviewer}
          </Heading>
          <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
        </section>
      )}
      {isOpen && hasAsked && (
        <p role="status" className="rounded-md bg-sunken px-4 py-3">
          You asked for other times. We’ll email you{when ? ' and keep your current time until then' : ''}.
        </p>
      )}
      {isOpen && slots.length > 0 && <Choice slots={slots} isMove={when !== null} answer={answer} />}
      {isOpen && slots.length === 0 && when === null && (
        <p className="text-lg">
          All the times we offered have gone. Ask for other times below, or ring us on {agency().phone.shown}.
        </p>
      )}
      {isOpen && <OtherOptions isBooked={when !== null} answer={answer} />}
    </div>
  );
}

function Facts({ interview: { when, kind, place, minutes, interviewer } }: Pick<OwnInterviewProps, 'interview'>) {
  const items = [
    ...(when ? [{ label: 'When', value: <strong>{when}, London time</strong> }] : []),
    { label: 'How', value: `${INTERVIEW_KIND_NAMES[kind]}, ${minutes} minutes` },
    ...(place
      ? [
          {
            label: kind === 'video' ? 'Link' : 'Where',
            value:
              kind === 'video' ? (
                <a href={place} rel="noreferrer noopener" className="link [overflow-wrap:anywhere]">
                  {place}
                </a>
              ) : (
                <span className="[overflow-wrap:anywhere]">{place}</span>
              ),
          },
        ]
      : [{ label: 'Where', value: 'We’ll ring the number on your application' }]),
    { label: 'With', value: `${interviewer}, ${agency().name}` },
  ];
  return <DataList items={items} />;
}

type ChoiceProps = { slots: ShownOwnInterview['slots']; isMove: boolean; answer: Reply | undefined };

function Choice({ slots, isMove, answer }: ChoiceProps) {
  const isSending = useNavigation().state === 'submitting';
  const error = answer?.errors['slot'];
  return (
    <Form method="post" className="space-y-5">
      <input type="hidden" name="intent" value="book" />
      <fieldset aria-describedby={error ? 'interview-slot-error' : undefined}>
        <legend className="mb-3 font-display text-2xl">{isMove ? 'Choose another time' : 'Choose a time'}</legend>
        <ul className="divide-y divide-line border-line border-y">
          {slots.map(({ at, label }, index) => (
            <li key={at}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
                <input
                  type="radio"
                  id={index === 0 ? 'interview-slot' : undefined}
                  name="slot"
                  value={at}
                  required
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="figures">{label}</span>
              </label>
            </li>
          ))}
        </ul>
        {error && <FieldError id="interview-slot-error">{error}</FieldError>}
      </fieldset>
      <Button type="submit" size="lg" disabled={isSending}>
        {isMove ? 'Change to this time' : 'Book this time'}
      </Button>
      <p className="text-ink-soft text-sm">London time. We’ll email you and the interviewer a calendar entry.</p>
    </Form>
  );
}

function OtherOptions({ isBooked, answer }: { isBooked: boolean; answer: Reply | undefined }) {
  return (
    <div className="border-line border-t pt-4">
      <AskOrCancel
        intent="ask"
        summary={isBooked ? 'I need another time' : 'None of these times suit me'}
        words="Tell us when you’re free and we’ll send you other times."
        button="Ask for other times"
        variant="secondary"
        answer={answer}
      />
      <AskOrCancel
        intent="cancel"
        summary={isBooked ? 'Cancel the interview' : 'I don’t want an interview'}
        words="We’ll tell the interviewer. Your application stays open unless you withdraw it."
        button="Cancel the interview"
        variant="danger"
        answer={answer}
      />
    </div>
  );
}

type AskOrCancelProps = {
  intent: 'ask' | 'cancel';
  summary: string;
  words: string;
  button: string;
  variant: 'secondary' | 'danger';
  answer: Reply | undefined;
};

function AskOrCancel({ intent, summary, words, button, variant, answer }: AskOrCancelProps) {
  const isSending = useNavigation().state === 'submitting';
  const isMeant = answer?.values['intent'] === intent;
  const error = isMeant ? answer.errors['note'] : undefined;
  return (
    <details open={isMeant}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{summary}</summary>
      <Form method="post" className="mt-2 mb-6 space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <p className="measure text-ink-soft">{words}</p>
        <Field id={isMeant ? 'interview-note' : `interview-${intent}-note`} label="Message" error={error} optional>
          {(wired) => (
            <Textarea
              {...wired}
              name="note"
              rows={3}
              maxLength={INTERVIEW_NOTE_LENGTH}
              defaultValue={isMeant ? answer.values['note'] : ''}
            />
          )}
        </Field>
        <Button type="submit" variant={variant} disabled={isSending}>
          {button}
        </Button>
      </Form>
    </details>
  );
}
