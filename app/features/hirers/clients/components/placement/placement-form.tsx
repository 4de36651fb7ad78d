/** Start, pay, fee and rebate of a placement, to record and to correct it. */
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { ShownClient } from '../../schema.ts';

const FORM = 'placement';

type NewPlacementFormProps = {
  /** The client's newest terms. */
  terms: ShownClient['terms'][number] | null;
  today: string;
  backHref: string;
  answer: Reply | undefined;
};

export function NewPlacementForm({ terms, today, backHref, answer }: NewPlacementFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const fee = terms
    ? `Leave blank to use version ${terms.version} of the terms: ${terms.fee}.`
    : 'No terms recorded with this client.';
  const rebate = terms
    ? `Leave blank to use the agreed terms: ${terms.rebate.toLowerCase()}.`
    : 'The last day of the rebate period.';
  return (
    <Form method="post" noValidate className="max-w-xl space-y-6">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <PlacementFields values={{ starts_on: today, ...answer?.values }} answer={answer} fee={fee} rebate={rebate} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          Record placement
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          Back to the application
        </ButtonLink>
      </div>
    </Form>
  );
}

export function CorrectionForm({ values, answer }: { values: Record<string, string>; answer: Reply | undefined }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="correct-heading" className="space-y-5">
      <Heading level={2} size="item" id="correct-heading">
        Correct placement
      </Heading>
      <Form method="post" noValidate className="space-y-6">
        <FormProblems formId={FORM} answer={answer} />
        <PlacementFields
          values={answer?.values ?? values}
          answer={answer}
          fee="In pounds. The earlier figure stays in the history."
          rebate="The last day of the rebate period. Leave blank for none."
          hasEnd
        />
        <Button type="submit" variant="secondary" disabled={isSending}>
          Save correction
        </Button>
      </Form>
    </section>
  );
}

type PlacementFieldsProps = {
  values: Record<string, string>;
  answer: Reply | undefined;
  /** The hints of the fields for fee and rebate. */
  fee: string;
  rebate: string;
  hasEnd?: boolean;
};

function PlacementFields({ values, answer, fee, rebate, hasEnd = false }: PlacementFieldsProps) {
  const { errors = {} } = answer ?? {};
  return (
    <>
      <Field id={`${FORM}-starts_on`} label="Start date" required error={errors['starts_on']}>
        {(control) => (
          <Input {...control} type="date" name="starts_on" defaultValue={values['starts_on']} className="max-w-56" />
        )}
      </Field>
      <Field id={`${FORM}-pay`} label="Yearly pay" hint="In pounds, for example 32000." error={errors['pay']} optional>
        {(control) => (
          <Input
            {...control}
            name="pay"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            defaultValue={values['pay']}
            className="max-w-56"
          />
        )}
      </Field>
      <Field id={`${FORM}-fee`} label="Fee" hint={fee} error={errors['fee']}>
        {(control) => (
          <Input
            {...control}
            name="fee"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            defaultValue={values['fee']}
            className="max-w-56"
          />
        )}
      </Field>
      <Field id={`${FORM}-rebate_ends_on`} label="Rebate until" hint={rebate} error={errors['rebate_ends_on']} optional>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="rebate_ends_on"
            defaultValue={values['rebate_ends_on']}
            className="max-w-56"
          />
        )}
      </Field>
      {hasEnd && (
        <Field
          id={`${FORM}-ended_on`}
          label="End date"
          hint="If the candidate left or didn’t start."
          error={errors['ended_on']}
          optional
        >
          {(control) => (
            <Input {...control} type="date" name="ended_on" defaultValue={values['ended_on']} className="max-w-56" />
          )}
        </Field>
      )}
    </>
  );
}
