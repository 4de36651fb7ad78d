import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { SavedNotice } from '#app/chrome/offline/saved-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { STICKY_END } from '#app/ui/dialog/sticky-end.ts';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { PhoneField } from '#app/ui/form/phone-field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { Sending } from '#app/web/form/sending.ts';
import type { Steps } from '#app/web/form/steps/use-steps.ts';
import { useUnderway } from '#app/web/form/underway.ts';
import { HumanCheck } from '#app/web/human-check/human-check.tsx';
import { ENQUIRY_ACTIONS, ENQUIRY_LENGTHS, type EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { ENQUIRY_LABELS, ENQUIRY_TEXTS, type EnquiryField } from '../texts.ts';
import { forgetText, useFailedHumanCheck } from './failed-human-check.ts';
import { fitLine } from './fit-line.ts';

type EnquiryFormProps = {
  id: string;
  kind: EnquiryKind;
  sending: Sending;
  button: string;
  loadingText: string;
  /** Shows one step at a time. */
  steps?: Steps | undefined;
  isInDialog?: boolean;
  children: ReactNode;
};

export function EnquiryForm({ id, kind, sending, steps, isInDialog, children, ...end }: EnquiryFormProps) {
  const { Form, target, isForOtherPage, answer, isSending } = sending;
  const [isBegun, setIsBegun] = useState(false);
  const rounds = useSavedRounds(answer);
  const form = useRef<HTMLFormElement>(null);
  const { shown: visibleAnswer, refuse } = useFailedHumanCheck(kind, form, answer);
  const { isUnderway, begin: beginSending } = useUnderway(sending);
  const begin = () => {
    if (isBegun) return;
    setIsBegun(true);
    // Loads toasts now, so that they work offline. If it fails, the form itself shows the result.
    void import('#app/ui/feedback/toast-region.tsx').catch(() => undefined);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    validateBeforeSaving(event);
    beginSending(event);
    if (!event.defaultPrevented) forgetText();
  };
  return (
    <div className={classNames('flex flex-col gap-6', isInDialog && 'min-h-full')} {...steps?.watch}>
      {/* What answers a form is code of its page. Were that fetched at sending, a lost connection would lose what was typed. */}
      {isBegun && isForOtherPage && target.action && <PrefetchPageLinks page={target.action} />}
      <FormProblems formId={id} answer={visibleAnswer} />
      {answer?.isSavedOffline && <SavedNotice since={answer} />}
      <Form
        ref={form}
        method="post"
        {...target}
        noValidate
        {...(kind === 'candidate' && { encType: 'multipart/form-data' as const })}
        onFocus={begin}
        onSubmit={send}
        className={classNames('flex flex-col gap-8', isInDialog && 'flex-1')}
      >
        {/* What was typed is gone once it is kept. */}
        <Fragment key={rounds}>{children}</Fragment>
        <div data-toasts-above className={isInDialog ? STICKY_END : 'flex flex-col items-start gap-1'}>
          <SendingButtons steps={steps} isSending={isSending} {...end} />
          {/* On a line of its own, so that the button does not move when the check has something to say. */}
          <div hidden={!isLastStep(steps)}>
            <HumanCheck action={ENQUIRY_ACTIONS[kind]} canWait isUnderway={isUnderway} onRefused={refuse} />
          </div>
        </div>
      </Form>
    </div>
  );
}

const isLastStep = (steps: Steps | undefined): boolean => !steps?.isStepped || steps.current === steps.count - 1;

type SendingButtonsProps = Pick<EnquiryFormProps, 'steps' | 'button' | 'loadingText'> & { isSending: boolean };

function SendingButtons({ steps, isSending, button, loadingText }: SendingButtonsProps) {
  const isLast = isLastStep(steps);
  const wide = steps?.isStepped ? 'flex-1' : '';
  return (
    <div className="flex gap-3">
      {steps?.isStepped && steps.current > 0 && (
        <Button type="button" size="lg" variant="secondary" onClick={steps.goBack}>
          Back
        </Button>
      )}
      {steps && !isLast && (
        <Button type="button" size="lg" className={wide} onClick={steps.goOn}>
          Continue
        </Button>
      )}
      <Button
        type="submit"
        size="lg"
        hidden={!isLast}
        className={wide}
        isLoading={isSending}
        loadingText={loadingText}
        // Ignores the second click of a double click on 'Continue', which this button replaced.
        onClick={(event) => steps?.isStepped && event.detail > 1 && event.preventDefault()}
      >
        {button}
      </Button>
    </div>
  );
}

/** Validates in the browser if the server cannot answer at once: its errors would come too late for the visitor to correct them. */
function validateBeforeSaving(event: SubmitEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const isValidatedLater = !navigator.onLine || new FormData(form).get(HUMAN_CHECK_FIELD) === '';
  if (isValidatedLater && !form.reportValidity()) event.preventDefault();
}

function useSavedRounds(answer: Reply | undefined): number {
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    if (answer?.isSavedOffline) setRounds((before) => before + 1);
  }, [answer]);
  return rounds;
}

/** Shows a toast and calls `onDone` when a form in place was accepted, once for each answer. */
export function useDone(kind: EnquiryKind, answer: Reply | undefined, onDone: () => void): void {
  const finish = useRef(onDone);
  finish.current = onDone;
  useEffect(() => {
    if (!answer?.isDone) return;
    showToast(ENQUIRY_TEXTS[kind].sent);
    finish.current();
  }, [answer, kind]);
}

/** Related fields under a legend, side by side where there is room; `WHOLE_ROW` fields take the full width. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full border-line border-b pb-2 font-display font-medium text-lg">{legend}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

export const WHOLE_ROW = 'sm:col-span-2';

export type FieldsProps = {
  id: string;
  answer: Reply | undefined;
};

type LineProps = FieldsProps & {
  name: EnquiryField;
  hint?: string;
  optional?: boolean;
  most: number;
  value?: string | undefined;
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  className?: string;
};

export function LineField({ id, answer, name, hint, optional, most, value, className, ...control }: LineProps) {
  const initialValue = answer?.values[name] ?? (value && fitLine(value, most));
  return (
    <Field
      id={`${id}-${name}`}
      label={ENQUIRY_LABELS[name]}
      hint={hint}
      error={answer?.errors[name]}
      className={className}
      {...(optional ? { optional } : { required: true })}
    >
      {(fieldControl) => (
        <Input {...fieldControl} {...control} name={name} maxLength={most} defaultValue={initialValue} />
      )}
    </Field>
  );
}

type TextProps = FieldsProps & {
  name: EnquiryField;
  hint?: string;
  optional?: boolean;
  most: number;
  value?: string;
  rows?: number;
};

export function TextField({ id, answer, name, hint, optional, most, value, rows = 4 }: TextProps) {
  return (
    <Field
      id={`${id}-${name}`}
      label={ENQUIRY_LABELS[name]}
      hint={hint}
      error={answer?.errors[name]}
      className={WHOLE_ROW}
      {...(optional ? { optional } : { required: true })}
    >
      {(control) => (
        <Textarea {...control} name={name} rows={rows} maxLength={most} defaultValue={answer?.values[name] ?? value} />
      )}
    </Field>
  );
}

export const EnquiryEmailField = ({ id, answer }: FieldsProps) => (
  <EmailField
    id={`${id}-email`}
    label={ENQUIRY_LABELS.email}
    error={answer?.errors['email']}
    defaultValue={answer?.values['email']}
    required
  />
);

export function ReachFields({ id, answer }: FieldsProps) {
  return (
    <>
      <EnquiryEmailField id={id} answer={answer} />
      <PhoneField
        id={`${id}-phone`}
        label={ENQUIRY_LABELS.phone}
        name="phone"
        most={ENQUIRY_LENGTHS.phone.most}
        defaultValue={answer?.values['phone']}
        error={answer?.errors['phone']}
        required
      />
    </>
  );
}
