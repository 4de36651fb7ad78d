import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { perPeriod } from '#domain/pay/salary.ts';
import { RIGHT_TO_WORK_NAMES, RIGHTS_TO_WORK } from '#domain/person/person.ts';
import { RECORD_LIMITS, RIGHT_TO_WORK_METHOD_NAMES, RIGHT_TO_WORK_METHODS } from '#domain/person/record.ts';
import type { FactValues } from '../schema.ts';

const FORM = 'facts';
const PERIODS = [
  { value: '', label: 'Choose one' },
  ...SALARY_PERIODS.map((value) => ({ value, label: perPeriod(value) })),
];
const RIGHTS = RIGHTS_TO_WORK.map((value) => ({ value, label: RIGHT_TO_WORK_NAMES[value] }));
const METHODS = [
  { value: '', label: 'Choose one' },
  ...RIGHT_TO_WORK_METHODS.map((value) => ({ value, label: RIGHT_TO_WORK_METHOD_NAMES[value] })),
];

type FactsFormProps = {
  facts: FactValues;
  /** Today in London, as YYYY-MM-DD. */
  today: string;
  backHref: string;
  answer: Reply | undefined;
};

export function FactsForm({ facts, today, backHref, answer }: FactsFormProps) {
  const { Form, isSending } = usePageSending(answer);
  // Unticked boxes are not submitted, so the submitted values replace all others.
  const values: Partial<FactValues> = answer?.values ?? facts;
  const field = (name: keyof FactValues, label: string, control: (wired: ControlProps) => ReactNode, hint?: string) => (
    <Field id={`${FORM}-${name}`} label={label} hint={hint} error={answer?.errors[name]}>
      {control}
    </Field>
  );
  const date = (name: keyof FactValues, label: string, max?: string) =>
    field(name, label, (wired) => <Input {...wired} type="date" name={name} max={max} defaultValue={values[name]} />);
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-10">
      <FormProblems formId={FORM} answer={answer} />
      <Group title="Work">
        {field('headline', 'Current job', (wired) => (
          <Input {...wired} name="headline" maxLength={RECORD_LIMITS.headline} defaultValue={values.headline} />
        ))}
        {date('available_from', 'Available from')}
        {field('pay_wish', 'Expected pay in pounds', (wired) => (
          <Input {...wired} name="pay_wish" inputMode="decimal" maxLength={20} defaultValue={values.pay_wish} />
        ))}
        {field('pay_wish_period', 'For', (wired) => (
          <Select {...wired} name="pay_wish_period" options={PERIODS} defaultValue={values.pay_wish_period} />
        ))}
      </Group>
      <Group title="Right to work">
        {field('right_to_work', 'Result', (wired) => (
          <Select {...wired} name="right_to_work" options={RIGHTS} defaultValue={values.right_to_work} />
        ))}
        {field('right_to_work_method', 'Method', (wired) => (
          <Select {...wired} name="right_to_work_method" options={METHODS} defaultValue={values.right_to_work_method} />
        ))}
        {date('checked_on', 'Date checked', today)}
        {date('follow_up_on', 'Next check due')}
      </Group>
      <Group title="Emails about work">
        <div className="sm:col-span-2">
          <Checkbox
            id={`${FORM}-may_email`}
            name="may_email"
            value="yes"
            label="They agreed to emails about work"
            hint="If you clear this, we’ll remove their consent from the details. Their activity still shows it."
            defaultChecked={values.may_email === 'yes'}
          />
        </div>
        {field('may_email_words', 'Their words', (wired) => (
          <Input
            {...wired}
            name="may_email_words"
            maxLength={RECORD_LIMITS.agreement}
            defaultValue={values.may_email_words}
          />
        ))}
        {date('may_email_since', 'Consent date', today)}
      </Group>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Saving...">
          Save details
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          Back to the candidate
        </ButtonLink>
      </div>
    </Form>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-4">
    <Heading level={2} size="item" className="border-ink border-b-2 pb-2">
      {title}
    </Heading>
    <div className="grid items-end gap-x-8 gap-y-5 sm:grid-cols-2">{children}</div>
  </section>
);
