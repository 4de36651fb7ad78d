import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { Engagement } from '#domain/assignment/assignment.ts';
import { RATE_UNITS } from '#domain/key-information/example-pay.ts';
import {
  PAY_INTERVAL_NAMES,
  PAY_INTERVALS,
  RATE_KIND_NAMES,
  RATE_KINDS,
} from '#domain/key-information/key-information.ts';
import { perPeriod } from '#domain/pay/salary.ts';

type DocumentFormProps = {
  answer: Reply | undefined;
  engagement: Engagement;
  first: Readonly<Record<string, string>>;
};

const FORM = 'document';
const INTERVALS = PAY_INTERVALS.map((value) => ({ value, label: PAY_INTERVAL_NAMES[value] }));
const UNITS = RATE_UNITS.map((value) => ({ value, label: perPeriod(value) }));
const RATES = RATE_KINDS.map((value) => ({ value, label: RATE_KIND_NAMES[value] }));

export function DocumentForm({ answer, engagement, first }: DocumentFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {} } = answer ?? {};
  // Unticked boxes are not submitted, so defaults no longer apply once the form was submitted.
  const values = answer && Object.keys(answer.values).length > 0 ? answer.values : first;
  const isUmbrella = engagement === 'umbrella';
  const company = isUmbrella ? 'umbrella company' : 'their company';
  const field = (
    name: string,
    label: string,
    { isLong = false, hint = '', isNumber = false, optional = false } = {},
  ) => (
    <Field
      id={`${FORM}-${name}`}
      label={label}
      {...(hint && { hint })}
      error={errors[name]}
      required={!optional}
      optional={optional}
    >
      {(wired) =>
        isLong ? (
          <Textarea {...wired} name={name} rows={2} defaultValue={values[name]} />
        ) : (
          <Input {...wired} name={name} defaultValue={values[name]} {...(isNumber && { inputMode: 'decimal' })} />
        )
      }
    </Field>
  );
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Field id={`${FORM}-${name}`} label={label} error={errors[name]}>
      {(wired) => <Select {...wired} name={name} options={options} defaultValue={values[name]} />}
    </Field>
  );
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-8">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <input type="hidden" name="engagement" value={engagement} />
      <fieldset className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Who is who</legend>
        {field('worker', 'Their name', { hint: 'As on the payslip.' })}
        {engagement !== 'paye' && field('intermediary', isUmbrella ? 'Umbrella company' : 'Their company')}
        {field('employer', 'Their employer', { hint: 'Or state that they have no employer.' })}
        {field('payer', 'Who pays them')}
        {field('contract', 'Type of contract')}
        {engagement !== 'paye' &&
          field('connection', 'Business connection between these companies', { hint: 'Or “None”.' })}
      </fieldset>
      <fieldset className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Pay</legend>
        <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:col-span-2 sm:grid-cols-[9rem_minmax(0,1fr)_8rem]">
          {select('rate_kind', 'The rate is', RATES)}
          {field('rate', engagement === 'paye' ? 'Rate in pounds' : `Rate to ${company} in pounds`, { isNumber: true })}
          {select('rate_unit', 'For', UNITS)}
        </div>
        {engagement !== 'paye' && field('worker_rate', 'Rate to them in pounds', { isNumber: true })}
        {select('interval', 'How often they are paid', INTERVALS)}
        {isUmbrella && (
          <div className="sm:col-span-2">
            {field('income_deductions', 'Deductions from the income of the umbrella company', { isLong: true })}
          </div>
        )}
        {field('statutory', 'Deductions from pay required by law', { isLong: true })}
        {field('deductions', 'Other deductions or costs', {
          isLong: true,
          hint: 'Amounts, or how they are worked out.',
        })}
        {field('fees', 'Fees for goods or services')}
        {field('holiday', 'Holiday and holiday pay', { isLong: true })}
        {field('benefits', 'Other benefits')}
        {field('further', 'Further information', { hint: 'Such as your terms.', optional: true })}
      </fieldset>
      <fieldset className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        <legend className="mb-3 font-semibold">Example week</legend>
        {field('units', 'Hours or days', { isNumber: true })}
        {isUmbrella && field('margin', 'Margin in pounds', { isNumber: true, optional: true })}
        {field('other_costs', 'Other deductions in pounds', { isNumber: true, optional: true })}
        <div className="sm:col-span-3">
          {engagement === 'company' ? (
            <Checkbox
              id={`${FORM}-is_off_payroll`}
              name="is_off_payroll"
              value="yes"
              defaultChecked={values['is_off_payroll'] === 'yes'}
              label="The off-payroll rules apply (inside IR35)"
              hint="Then we deduct tax and National Insurance."
            />
          ) : (
            <Checkbox
              id={`${FORM}-has_pension`}
              name="has_pension"
              value="yes"
              defaultChecked={values['has_pension'] === 'yes'}
              label="Include a pension contribution"
            />
          )}
        </div>
      </fieldset>
      <Button type="submit" name="intent" value="write" disabled={isSending}>
        Create this version
      </Button>
    </Form>
  );
}
