import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { ABSENCE_NAMES, ABSENCE_REASONS } from '#domain/assignment/assignment.ts';
import type { ShownAbsence } from '../schema.ts';
import { AbsenceList } from './absence-list.tsx';

type AssignmentActionsProps = {
  person: string;
  startsOn: string;
  endsOn: string;
  absences: readonly ShownAbsence[];
  maySettleTerms: boolean;
  today: string;
  answer: Reply | undefined;
};

const FORM = 'assignment';
const REASONS = ABSENCE_REASONS.map((value) => ({ value, label: ABSENCE_NAMES[value] }));

export function AssignmentActions({
  person,
  startsOn,
  endsOn,
  absences,
  maySettleTerms,
  today,
  answer,
}: AssignmentActionsProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <>
      <FormProblems formId={FORM} answer={answer} />
      {maySettleTerms && (
        <section aria-labelledby="settle" className="space-y-3">
          <Heading level={2} size="item" id="settle">
            Equal treatment
          </Heading>
          <p className="measure text-ink-soft">
            After twelve weeks {person} is entitled to the same pay, hours and holiday as the hirer’s own staff in that
            work. Ask the hirer for these terms and agree any changes. Today shows this from week 10 until you confirm.
          </p>
          <Form method="post">
            <Button type="submit" name="intent" value="settle" variant="secondary" disabled={isSending}>
              Confirm equal treatment
            </Button>
          </Form>
        </section>
      )}
      <section aria-labelledby="absences" className="space-y-4">
        <Heading level={2} size="item" id="absences">
          Record an absence
        </Heading>
        <AbsenceList absences={absences} today={today} isSending={isSending} />
        <Form method="post" noValidate className="grid max-w-3xl gap-x-6 gap-y-4 sm:grid-cols-3">
          <FormKey />
          <div className="sm:col-span-3">
            <Field
              id={`${FORM}-reason`}
              label="Reason"
              error={errors['reason']}
              hint="The law treats reasons differently. Record nothing more than the reason."
            >
              {(wired) => (
                <Select {...wired} name="reason" options={REASONS} defaultValue={values['reason'] ?? 'leave'} />
              )}
            </Field>
          </div>
          <Field id={`${FORM}-from_on`} label="First day of absence" required error={errors['from_on']}>
            {(wired) => <Input {...wired} type="date" name="from_on" defaultValue={values['from_on']} />}
          </Field>
          <Field id={`${FORM}-back_on`} label="Return date" optional error={errors['back_on']}>
            {(wired) => <Input {...wired} type="date" name="back_on" defaultValue={values['back_on']} />}
          </Field>
          <div className="self-end">
            <Button type="submit" name="intent" value="absence" variant="secondary" disabled={isSending}>
              Add absence
            </Button>
          </div>
        </Form>
      </section>
      <section aria-labelledby="end" className="space-y-3">
        <Heading level={2} size="item" id="end">
          Last day
        </Heading>
        <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
          <Field id={`${FORM}-ends_on`} label="End date of the assignment" error={errors['ends_on']}>
            {(wired) => (
              <Input
                {...wired}
                type="date"
                name="ends_on"
                min={startsOn}
                defaultValue={values['ends_on'] ?? (endsOn || today)}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="end" variant="secondary" disabled={isSending}>
            Save end date
          </Button>
        </Form>
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">Remove this assignment</summary>
          <Form method="post" className="mt-3 space-y-4">
            <p className="measure text-ink-soft">
              Only for an assignment of {person} entered by mistake. Its weeks will no longer count. If it’s the last
              one in this role, its absences are deleted too. You can’t undo this.
            </p>
            <Button type="submit" name="intent" value="remove" variant="danger" disabled={isSending}>
              Remove assignment
            </Button>
          </Form>
        </details>
      </section>
    </>
  );
}
