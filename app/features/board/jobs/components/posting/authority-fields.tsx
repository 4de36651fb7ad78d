/** The person at the employer who authorised the advert: an agency may advertise no other jobs (domain/job/hirer-authority.ts). */
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { AUTHORITY_WAY_NAMES, AUTHORITY_WAYS, LONGEST_AUTHORITY_NAME } from '#domain/job/hirer-authority.ts';
import type { Typed } from '../advert/typed-values.ts';
import { JobStep } from './job-step.tsx';
import type { FieldProps } from './pay-reading.tsx';

const WAYS = [
  { value: '', label: 'Choose' },
  ...AUTHORITY_WAYS.filter((way) => way !== 'account').map((way) => ({ value: way, label: AUTHORITY_WAY_NAMES[way] })),
];

type AuthorityFieldsProps = FieldProps & { typed: Typed; clients: readonly ClientChoice[] };

export type ClientChoice = { value: string; label: string };

export function AuthorityFields({ idPrefix, values, errors, typed, clients }: AuthorityFieldsProps) {
  return (
    <JobStep step="authority" typed={typed} errors={errors}>
      <p className="text-ink-soft">
        By law we can only advertise jobs the employer has asked us to fill. Candidates won’t see this.
      </p>
      {clients.length > 0 && (
        <Field
          id={`${idPrefix}-client_id`}
          label="Client"
          hint="Who you’ll send shortlists to and invoice."
          error={errors['client_id']}
          optional
        >
          {(control) => (
            <Select
              {...control}
              name="client_id"
              defaultValue={values['client_id']}
              options={[{ value: '', label: 'None' }, ...clients]}
            />
          )}
        </Field>
      )}
      <Field
        id={`${idPrefix}-authority_by`}
        label="Who asked us"
        required
        hint="Their name, and their job if you know it"
        error={errors['authority_by']}
      >
        {(control) => (
          <Input
            {...control}
            name="authority_by"
            maxLength={LONGEST_AUTHORITY_NAME}
            defaultValue={values['authority_by']}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field id={`${idPrefix}-authority_how`} label="How" error={errors['authority_how']}>
          {(control) => (
            <Select {...control} name="authority_how" defaultValue={values['authority_how']} options={WAYS} />
          )}
        </Field>
        <Field id={`${idPrefix}-authority_on`} label="When" required error={errors['authority_on']}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="authority_on"
              defaultValue={values['authority_on']}
              className="max-w-56"
            />
          )}
        </Field>
      </div>
    </JobStep>
  );
}
