import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { ENGAGEMENT_NAMES, ENGAGEMENTS } from '#domain/assignment/assignment.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { perPeriod } from '#domain/pay/salary.ts';

type StartFormProps = {
  answer: Reply | undefined;
  roles: readonly { id: string; name: string }[];
  consultants: readonly { id: string; fullName: string }[];
  consultantId: string;
  today: string;
  backHref: string;
};

const FORM = 'start';
const KINDS = ENGAGEMENTS.map((value) => ({ value, label: ENGAGEMENT_NAMES[value] }));
const PERIODS = SALARY_PERIODS.map((value) => ({ value, label: perPeriod(value) }));

export function StartForm({ answer, roles, consultants, consultantId, today, backHref }: StartFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  const day = (name: string, label: string, hint?: string, isOptional = true) => (
    <Field
      id={`${FORM}-${name}`}
      label={label}
      {...(hint && { hint })}
      {...(isOptional ? { optional: true } : { required: true })}
      error={errors[name]}
    >
      {(wired) => <Input {...wired} type="date" name={name} defaultValue={values[name]} />}
    </Field>
  );
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-8">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {roles.length > 0 && (
          <div className="sm:col-span-2">
            <Field
              id={`${FORM}-clock`}
              label="Role"
              hint="Weeks in the same role with the same hirer keep counting, even through another agency."
              error={errors['clock']}
            >
              {(wired) => (
                <Select {...wired} name="clock" defaultValue={values['clock'] ?? ''}>
                  <option value="">New role (enter below)</option>
                  {roles.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        )}
        <Field id={`${FORM}-hirer`} label="Hirer" error={errors['hirer']}>
          {(wired) => <Input {...wired} name="hirer" defaultValue={values['hirer']} />}
        </Field>
        <Field id={`${FORM}-role`} label="Role title" error={errors['role']}>
          {(wired) => <Input {...wired} name="role" defaultValue={values['role']} />}
        </Field>
        {roles.length > 0 && (
          <div className="sm:col-span-2">
            {day(
              'told_on',
              'Notified in writing of the new role on',
              'Only if they’ve worked for this hirer before. The work must be substantively different.',
            )}
          </div>
        )}
        {day('starts_on', 'First day', undefined, false)}
        {day('ends_on', 'Last day')}
        <Field id={`${FORM}-engagement`} label="How they are engaged" error={errors['engagement']}>
          {(wired) => (
            <Select {...wired} name="engagement" options={KINDS} defaultValue={values['engagement'] ?? 'paye'} />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field id={`${FORM}-pay`} label="Pay in pounds" error={errors['pay']}>
            {(wired) => <Input {...wired} name="pay" inputMode="decimal" defaultValue={values['pay']} />}
          </Field>
          <Field id={`${FORM}-pay_period`} label="For" error={errors['pay_period']}>
            {(wired) => (
              <Select {...wired} name="pay_period" options={PERIODS} defaultValue={values['pay_period'] ?? 'hour'} />
            )}
          </Field>
        </div>
        <Field
          id={`${FORM}-consultant`}
          label="Consultant"
          hint="We’ll remind them before week 12."
          error={errors['consultant']}
        >
          {(wired) => (
            <Select
              {...wired}
              name="consultant"
              options={consultants.map(({ id, fullName }) => ({ value: id, label: fullName }))}
              defaultValue={values['consultant'] ?? consultantId}
            />
          )}
        </Field>
      </div>
      <details open={Boolean(values['other_agency'] || values['given_elsewhere_on'])}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Work through another agency, or started before you used this site
        </summary>
        <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Field
            id={`${FORM}-other_agency`}
            label="Through another agency"
            optional
            hint="Its weeks count towards the same role. No pay or document needed."
            error={errors['other_agency']}
          >
            {(wired) => <Input {...wired} name="other_agency" defaultValue={values['other_agency']} />}
          </Field>
          {day(
            'given_elsewhere_on',
            'Key Information Document given on paper on',
            `For an assignment that began before today (${today.split('-').reverse().join('/')}).`,
          )}
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          Save assignment
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          Back to the candidate
        </ButtonLink>
      </div>
    </Form>
  );
}
