import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { INTERVIEW_KIND_NAMES, INTERVIEW_KINDS, INTERVIEW_MINUTES } from '#domain/interview/interview.ts';
import { PlaceFields } from './place-fields.tsx';
import { SlotFields } from './slot-fields.tsx';

type Interviewer = { id: string; fullName: string };

type OfferFormProps = {
  answer: Reply | undefined;
  interviewers: readonly Interviewer[];
  interviewerId: string;
  today: string;
  backHref: string;
};

const FORM = 'offer';
const KINDS = INTERVIEW_KINDS.map((value) => ({ value, label: INTERVIEW_KIND_NAMES[value] }));
const LENGTHS = INTERVIEW_MINUTES.map((value) => ({ value, label: `${value} minutes` }));

export function OfferForm({ answer, interviewers, interviewerId, today, backHref }: OfferFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-6">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        <Field id={`${FORM}-kind`} label="How" error={errors['kind']}>
          {(wired) => <Select {...wired} name="kind" options={KINDS} defaultValue={values['kind'] ?? 'phone'} />}
        </Field>
        <Field id={`${FORM}-minutes`} label="How long" error={errors['minutes']}>
          {(wired) => <Select {...wired} name="minutes" options={LENGTHS} defaultValue={values['minutes'] ?? '30'} />}
        </Field>
        <Field id={`${FORM}-interviewer`} label="Interviewer" error={errors['interviewer']}>
          {(wired) => (
            <Select
              {...wired}
              name="interviewer"
              options={interviewers.map(({ id, fullName }) => ({ value: id, label: fullName }))}
              defaultValue={values['interviewer'] ?? interviewerId}
            />
          )}
        </Field>
      </div>
      <SlotFields formId={FORM} answer={answer} today={today} />
      <PlaceFields
        formId={FORM}
        answer={answer}
        label="Video link or address"
        hint="The video call link, or the address. Leave blank for a phone interview: you’ll ring the number on the application."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          Offer these times
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          Back to the application
        </ButtonLink>
      </div>
    </Form>
  );
}
