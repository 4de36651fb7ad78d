import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { DATA_REQUEST_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import {
  DATA_REQUEST_LENGTHS,
  DATA_REQUEST_STATUS_NAMES,
  type DataRequestStatus,
  isOpen,
} from '#domain/data-request/data-request.ts';
import type { ShownDue } from '../schema.ts';
import { DueDay } from './due-day.tsx';

export type DecisionReply = Reply<{ now: DataRequestStatus }>;

type ActionsProps = {
  status: DataRequestStatus;
  due: ShownDue;
  moved: { at: string; by: string | null } | null;
  mayExtend: boolean;
  noteCount: number;
  reply: DecisionReply | undefined;
};

const MOVES: Record<Exclude<DataRequestStatus, 'refused'>, string> = {
  open: 'Reopen',
  in_hand: 'Claim',
  done: 'Mark as done',
};

export function DataRequestActions({ status, due, moved, mayExtend, noteCount, reply }: ActionsProps) {
  const { state, formData } = useNavigation();
  const isSending = state === 'submitting';
  const isPressed = (intent: string, value?: string) =>
    isSending && formData?.get('intent') === intent && (value === undefined || formData.get('status') === value);
  const formProps = { reply, isSending, pressed: isPressed };
  return (
    <div className="space-y-10">
      <section aria-labelledby="status-heading" className="space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <Heading level={2} size="item" id="status-heading">
            Status
          </Heading>
          <Status shape={DATA_REQUEST_SHAPES[status]}>{DATA_REQUEST_STATUS_NAMES[status]}</Status>
        </div>
        <p className="text-ink-soft text-sm">
          {moved
            ? `Last changed by ${moved.by ?? 'an administrator whose account was deleted'}, ${moved.at}.`
            : 'Status unchanged.'}
        </p>
        <div>
          <span className="text-ink-faint text-sm">Answer due on</span>
          <p>
            <DueDay due={due} />
          </p>
        </div>
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="was" value={status} />
          {(['open', 'in_hand', 'done'] as const)
            .filter((each) => each !== status)
            .map((each) => (
              <Button
                key={each}
                type="submit"
                name="status"
                value={each}
                variant="secondary"
                size="sm"
                disabled={isSending}
                isLoading={isPressed('move', each)}
              >
                {MOVES[each]}
              </Button>
            ))}
        </Form>
      </section>
      <TextForm
        intent="note"
        name="note"
        title="Add a note"
        label="Note"
        round={noteCount}
        {...formProps}
        button="Add note"
      >
        What you asked, found and answered, and when. You can’t edit or delete a note.
      </TextForm>
      {mayExtend && (
        <TextForm
          intent="extend"
          name="reason"
          title="Extend the due date"
          label="Reason"
          {...formProps}
          button="Extend by two months"
        >
          You can extend once, if a request is unusually complex (UK GDPR, article 12(3)). Tell the person why before
          the due date above.
        </TextForm>
      )}
      {isOpen(status) && (
        <TextForm
          intent="refuse"
          name="refusal"
          title="Refuse request"
          label="Reason"
          was={status}
          {...formProps}
          button="Refuse request"
        >
          The reason you gave the person. You must also tell them they can complain to the Information Commissioner’s
          Office and go to court.
        </TextForm>
      )}
    </div>
  );
}

type TextFormProps = {
  intent: string;
  name: string;
  title: string;
  label: string;
  button: string;
  was?: DataRequestStatus;
  /** Key of the form. A new value after a success clears the typed text. */
  round?: number;
  children: ReactNode;
  reply: DecisionReply | undefined;
  isSending: boolean;
  pressed: (intent: string) => boolean;
};

function TextForm({ intent, name, title, label, button, was, round = 0, children, ...formProps }: TextFormProps) {
  const { reply, isSending, pressed } = formProps;
  const ownReply = reply?.values['intent'] === intent ? reply : undefined;
  return (
    <section aria-labelledby={`${intent}-heading`} className="space-y-3">
      <Heading level={2} size="item" id={`${intent}-heading`}>
        {title}
      </Heading>
      <Form method="post" noValidate className="space-y-3" key={ownReply ? 'again' : round}>
        <FormKey />
        <input type="hidden" name="intent" value={intent} />
        {was && <input type="hidden" name="was" value={was} />}
        <Field id={`${intent}-${name}`} label={label} hint={children} error={ownReply?.errors[name]} required>
          {(control) => (
            <Textarea
              {...control}
              name={name}
              rows={3}
              maxLength={DATA_REQUEST_LENGTHS.note}
              defaultValue={ownReply?.values[name]}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant={intent === 'refuse' ? 'danger' : 'secondary'}
          size="sm"
          disabled={isSending}
          isLoading={pressed(intent)}
        >
          {button}
        </Button>
      </Form>
    </section>
  );
}

export function DecisionProblem({ reply: { reason, now, errorId } }: { reply: DecisionReply }) {
  return (
    <div className="mb-6 max-w-2xl">
      {reason === 'changed_meanwhile' ? (
        <Notice tone="warning" title={`The status is ‘${now && DATA_REQUEST_STATUS_NAMES[now]}’ now`} role="alert">
          It changed while you were deciding, so we didn’t save your choice. Check the status, then choose again.
        </Notice>
      ) : reason === 'not_now' ? (
        <Notice tone="warning" title="Failed to extend the due date" role="alert">
          You can extend it once, while the request is open and not overdue.
        </Notice>
      ) : reason === 'invalid' ? (
        <Notice tone="danger" title="Nothing was saved" role="alert">
          Check the fields marked below.
        </Notice>
      ) : (
        <Notice tone="danger" title="Failed to save" role="alert">
          Try again in a moment. <span className="figures">Error ID: {errorId}</span>
        </Notice>
      )}
    </div>
  );
}
