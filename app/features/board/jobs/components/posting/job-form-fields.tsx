import type { ReactNode } from 'react';
import { PlaceField } from '#app/features/board/gazetteer/components/place-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { JOB_FIELDS, jobChoices } from '#domain/job/fields.ts';
import type { Typed } from '../advert/typed-values.ts';
import { JobStep } from './job-step.tsx';
import { type FieldProps, PayReading } from './pay-reading.tsx';

const TWO_COLUMNS = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';

type StepProps = FieldProps & { typed: Typed };

export function WhatAndWhereFields({ typed, ...props }: StepProps) {
  return (
    <JobStep step="job" typed={typed} errors={props.errors}>
      <TextField {...props} name="title" label="Title" />
      <div className={TWO_COLUMNS}>
        <TextField {...props} name="company" label="Company" />
        <PlaceField
          id={`${props.idPrefix}-location`}
          name="location"
          label="Location"
          required
          maxLength={JOB_FIELDS.location.most}
          defaultValue={props.values['location']}
          error={props.errors['location']}
        />
      </div>
    </JobStep>
  );
}

export function KindFields({ typed, ...props }: StepProps) {
  return (
    <JobStep step="kind" typed={typed} errors={props.errors}>
      <div className={TWO_COLUMNS}>
        <Choice {...props} name="type" label="Job type" />
        <Choice {...props} name="category" />
        <Choice {...props} name="basis" />
        <Choice {...props} name="work_mode" />
        <Field
          id={`${props.idPrefix}-start_date`}
          label={JOB_FIELDS.start_date.label}
          optional
          hint="Leave blank if there’s no fixed date"
          error={props.errors['start_date']}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              name="start_date"
              defaultValue={props.values['start_date']}
              className="max-w-56"
            />
          )}
        </Field>
      </div>
    </JobStep>
  );
}

export function PayFields({ typed, children, ...props }: StepProps & { children: ReactNode }) {
  return (
    <JobStep step="pay" typed={typed} errors={props.errors}>
      <div className={TWO_COLUMNS}>
        <div>
          <TextField {...props} name="salary" label="Salary" hint="For example, £30,000 to £38,000 a year" />
        </div>
        <Field
          id={`${props.idPrefix}-hours_per_week`}
          label="Hours per week"
          optional
          hint="Leave blank for 37.5"
          error={props.errors['hours_per_week']}
        >
          {(control) => (
            <Input
              {...control}
              name="hours_per_week"
              inputMode="decimal"
              defaultValue={props.values['hours_per_week']}
              className="max-w-32"
            />
          )}
        </Field>
      </div>
      <PayReading {...props} typed={typed} />
      {children}
    </JobStep>
  );
}

export function AdvertFields({ idPrefix, values, errors, typed }: StepProps) {
  const hint = 'Plain text. Start a line with a dash to make a list';
  return (
    <JobStep step="advert" typed={typed} errors={errors}>
      <Field id={`${idPrefix}-description`} label="Job description" required hint={hint} error={errors['description']}>
        {(control) => <Textarea {...control} name="description" rows={8} defaultValue={values['description']} />}
      </Field>
      <Field id={`${idPrefix}-requirements`} label="Requirements" required hint={hint} error={errors['requirements']}>
        {(control) => <Textarea {...control} name="requirements" rows={6} defaultValue={values['requirements']} />}
      </Field>
    </JobStep>
  );
}

export function ClosingFields({ idPrefix, values, errors, typed }: StepProps) {
  return (
    <JobStep step="closing" typed={typed} errors={errors}>
      <Field
        id={`${idPrefix}-closes_at`}
        label="Closing date"
        required
        hint="We’ll take the job off the board after this date. Up to 12 months ahead"
        error={errors['closes_at']}
      >
        {(control) => (
          <Input {...control} type="date" name="closes_at" defaultValue={values['closes_at']} className="max-w-56" />
        )}
      </Field>
      <Field
        id={`${idPrefix}-reply_days`}
        label="Days to reply to an application"
        optional
        hint="From 1 to 30, shown on the advert. Leave blank for the agency’s usual time"
        error={errors['reply_days']}
      >
        {(control) => (
          <Input
            {...control}
            name="reply_days"
            inputMode="numeric"
            maxLength={2}
            defaultValue={values['reply_days']}
            className="max-w-32"
          />
        )}
      </Field>
    </JobStep>
  );
}

type TextFieldProps = FieldProps & { name: 'title' | 'company' | 'salary'; label: string; hint?: string };

function TextField({ idPrefix, values, errors, name, label, hint }: TextFieldProps) {
  return (
    <Field id={`${idPrefix}-${name}`} label={label} required hint={hint} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          name={name}
          maxLength={JOB_FIELDS[name].most}
          defaultValue={values[name]}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

type ChoiceProps = FieldProps & { name: 'type' | 'category' | 'basis' | 'work_mode'; label?: string };

function Choice({ idPrefix, values, errors, name, label = JOB_FIELDS[name].label }: ChoiceProps) {
  return (
    <Field id={`${idPrefix}-${name}`} label={label} error={errors[name]}>
      {(control) => <Select {...control} name={name} defaultValue={values[name]} options={jobChoices(name)} />}
    </Field>
  );
}
