import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CHECK_NOTE_LENGTH, CONSENT_ANSWERS } from '#domain/introduction/introduction.ts';
import { CONSENT } from '#domain/introduction/rules/consent.ts';
import { introductionHref, type ShownIntroduction } from '../schema.ts';
import { CONSENT_CHOICES } from '../texts.ts';

type ConsentFormProps = { introduction: ShownIntroduction; answer: Reply | undefined };

const METHODS = Object.entries(CONSENT.methods).map(([value, label]) => ({ value, label }));

export function ConsentForm({ introduction: { id, consent }, answer }: ConsentFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  const form = `${id}-consent`;
  const isAgreed = consent === 'given';
  return (
    <div className="mt-3 max-w-xl space-y-6">
      {!isAgreed && (
        <Form method="post" action={introductionHref(id)}>
          <input type="hidden" name="intent" value="ask" />
          <Button type="submit" size="sm" disabled={isSending}>
            {consent === null ? 'Ask by email' : 'Ask again by email'}
          </Button>
          <p className="mt-1.5 text-ink-soft text-sm">
            We’ll send the candidate a private link{consent === null ? '' : '. Earlier links will stop working'}.
          </p>
        </Form>
      )}
      <Form method="post" action={introductionHref(id)} noValidate className="space-y-4">
        <FormKey />
        <input type="hidden" name="intent" value="consent" />
        <input type="hidden" name="kind" value="consent" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id={`${form}-outcome`} label="Candidate’s answer" error={errors['outcome']}>
            {(wired) => (
              <Select
                {...wired}
                name="outcome"
                options={CONSENT_ANSWERS.filter((each) => (each === 'withdrawn') === isAgreed).map((value) => ({
                  value,
                  label: CONSENT_CHOICES[value],
                }))}
                defaultValue={values['outcome']}
              />
            )}
          </Field>
          <Field id={`${form}-method`} label="How" error={errors['method']}>
            {(wired) => (
              <Select {...wired} name="method" options={METHODS} defaultValue={values['method'] ?? 'phone'} />
            )}
          </Field>
        </div>
        <Field id={`${form}-note`} label="Their words" error={errors['note']} optional>
          {(wired) => (
            <Textarea
              {...wired}
              name="note"
              rows={2}
              maxLength={CHECK_NOTE_LENGTH}
              defaultValue={values['note'] ?? ''}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" size="sm" disabled={isSending}>
          Record it
        </Button>
      </Form>
    </div>
  );
}
