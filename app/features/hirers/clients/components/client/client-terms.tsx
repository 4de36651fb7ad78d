/** A version of the terms never changes. */
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { FEE_KIND_NAMES, FEE_KINDS } from '#domain/client/terms.ts';
import type { ShownClient } from '../../schema.ts';
import { answerTo } from './answer-to.ts';

type Terms = ShownClient['terms'][number];
type ClientTermsProps = { terms: readonly Terms[]; today: string; answer: Reply | undefined };

const KINDS = FEE_KINDS.map((value) => ({ value, label: FEE_KIND_NAMES[value] }));
const FORM = 'terms';

export function ClientTerms({ terms: [current, ...earlier], today, answer: sent }: ClientTermsProps) {
  const answer = answerTo(sent, 'terms');
  return (
    <section aria-labelledby="terms-heading" className="space-y-3">
      <Heading level={2} size="item" id="terms-heading">
        Terms
      </Heading>
      {current ? (
        <TermsSheet terms={current} />
      ) : (
        <p className="text-ink-soft text-sm">No terms recorded, so you’ll need to enter the fee for each placement.</p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">Earlier versions</summary>
          <div className="space-y-5">
            {earlier.map((each) => (
              <TermsSheet key={each.id} terms={each} />
            ))}
          </div>
        </details>
      )}
      <details open={answer !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {current ? 'Record new terms' : 'Record terms'}
        </summary>
        <TermsForm answer={answer} today={today} />
      </details>
    </section>
  );
}

function TermsSheet({ terms: { version, fee, rebate, payment, agreed, recordedBy } }: { terms: Terms }) {
  return (
    <DataList
      items={[
        { label: 'Version', value: version },
        { label: 'Fee', value: fee },
        { label: 'Rebate period', value: rebate },
        { label: 'Payment terms', value: payment },
        { label: 'Date agreed', value: agreed },
        ...(recordedBy ? [{ label: 'Recorded by', value: recordedBy }] : []),
      ]}
    />
  );
}

function TermsForm({ answer, today }: { answer: Reply | undefined; today: string }) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="mt-2 space-y-5">
      <input type="hidden" name="intent" value="terms" />
      <FormProblems formId={FORM} answer={answer} />
      <Field id={`${FORM}-fee_kind`} label="Fee type" error={errors['fee_kind']}>
        {(control) => (
          <Select {...control} name="fee_kind" options={KINDS} defaultValue={values['fee_kind'] ?? 'percent'} />
        )}
      </Field>
      <Field
        id={`${FORM}-fee`}
        label="Fee"
        hint="For example, 17.5 for a percentage or 2500 for a sum in pounds."
        required
        error={errors['fee']}
      >
        {(control) => (
          <Input
            {...control}
            name="fee"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            defaultValue={values['fee'] ?? ''}
          />
        )}
      </Field>
      <Field
        id={`${FORM}-rebate_weeks`}
        label="Rebate period in weeks"
        hint="From the start date. Enter 0 for none."
        required
        error={errors['rebate_weeks']}
      >
        {(control) => (
          <Input
            {...control}
            name="rebate_weeks"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={values['rebate_weeks'] ?? '12'}
          />
        )}
      </Field>
      <Field id={`${FORM}-payment_days`} label="Payment terms in days" required error={errors['payment_days']}>
        {(control) => (
          <Input
            {...control}
            name="payment_days"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={values['payment_days'] ?? '30'}
          />
        )}
      </Field>
      <Field id={`${FORM}-agreed_on`} label="Date agreed" required error={errors['agreed_on']}>
        {(control) => (
          <Input {...control} type="date" name="agreed_on" max={today} defaultValue={values['agreed_on'] ?? today} />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={isSending}>
        Record terms
      </Button>
      <p className="text-ink-soft text-sm">You can’t change it afterwards. You can still read earlier versions.</p>
    </Form>
  );
}
