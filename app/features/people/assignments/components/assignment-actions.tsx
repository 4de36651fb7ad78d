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
            After twelve weeks {person} has the same pay, hours and holiday as the hirer’s own staff in that work. Ask
            the hirer what these are, and agree what changes. Until you say so, it stands on Today from week 10 on.
          </p>
          <Form method="post">
            <Button type="submit" name="intent" value="settle" variant="secondary" disabled={isSending}>
              The terms are settled
            </Button>
          </Form>
        </section>
      )}
      <section aria-labelledby="absences" className="space-y-4">
        <Heading level={2} size="item" id="absences">
          Away from this role
        </Heading>
        <AbsenceList absences={absences} today={today} isSending={isSending} />
        <Form method="post" noValidate className="grid max-w-3xl gap-x-6 gap-y-4 sm:grid-cols-3">
          <FormKey />
          <div className="sm:col-span-3">
            <Field
              id={`${FORM}-reason`}
              label="Reason"
              error={errors['reason']}
              hint="The law treats reasons differently. Write down no more than this about it."
            >
              {(wired) => (
                <Select {...wired} name="reason" options={REASONS} defaultValue={values['reason'] ?? 'leave'} />
              )}
            </Field>
          </div>
          <Field id={`${FORM}-from_on`} label="First day away" required error={errors['from_on']}>
            {(wired) => <Input {...wired} type="date" name="from_on" defaultValue={values['from_on']} />}
          </Field>
          <Field id={`${FORM}-back_on`} label="Back at work on" optional error={errors['back_on']}>
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
          <Field id={`${FORM}-ends_on`} label="The last day of the assignment" error={errors['ends_on']}>
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
            Save the last day
          </Button>
        </Form>
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">Remove this assignment</summary>
          <Form method="post" className="mt-3 space-y-4">
            <p className="measure text-ink-soft">
              For an assignment of {person} that was entered by mistake. Its weeks no longer count; with the last
              assignment of the role its absences go too. This cannot be undone.
            </p>
            <Button type="submit" name="intent" value="remove" variant="danger" disabled={isSending}>
              Remove the assignment
            </Button>
          </Form>
        </details>
      </section>
    </>
  );
}
