/** A line with faults: each fault at a field in which it can be mended. */
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import {
  BASIS_NAMES,
  CATEGORY_NAMES,
  JOB_BASES,
  JOB_CATEGORIES,
  JOB_TYPES,
  SALARY_PERIODS,
  WORK_MODE_NAMES,
  WORK_MODES,
} from '#domain/job/job.ts';
import { isJobColumn, JOB_COLUMNS, type JobColumn } from '#domain/job-source/job-file.ts';
import { perPeriod } from '#domain/pay/salary.ts';
import type { ShownLine } from './shown-draft.ts';
import { ToldOfJob } from './told-besides.tsx';

const LONG = /^(description|requirements|because_\w+)$/;

type Choices = readonly { value: string; label: string }[];

const CHOICES: Partial<Record<JobColumn, Choices>> = {
  type: JOB_TYPES.map((value) => ({ value, label: value })),
  basis: JOB_BASES.map((value) => ({ value, label: BASIS_NAMES[value] })),
  category: JOB_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })),
  work_mode: WORK_MODES.map((value) => ({ value, label: WORK_MODE_NAMES[value] })),
  salary_period: SALARY_PERIODS.map((value) => ({ value, label: perPeriod(value) })),
};

export function MendLine({ line, title, errors, values, about, told }: ShownLine) {
  const fields = Object.keys(errors).filter((name) => isJobColumn(name) || name.startsWith('because_'));
  const others = Object.entries(errors).filter(([name]) => !fields.includes(name));
  return (
    <fieldset className="max-w-2xl space-y-4 border-line border-t pt-4">
      <legend className="wrap-anywhere font-semibold">
        Line {line}: {title || 'no title'}
      </legend>
      {told && (told.link || told.remarks.length > 0) && <ToldOfJob {...told} />}
      {others.map(([name, error]) => (
        <p key={name} className="text-signal text-sm">
          {error}
        </p>
      ))}
      {[...about.filter((name) => !fields.includes(name)), ...fields].map((name) => (
        <MendField key={name} line={line} name={name} error={errors[name]} values={values} />
      ))}
    </fieldset>
  );
}

type MendFieldProps = Pick<ShownLine, 'line' | 'values'> & { name: string; error: string | undefined };

function MendField({ line, name, error, values }: MendFieldProps) {
  const sent = { name: `row.${line}.${name}`, defaultValue: values[name] ?? '' };
  const field = isJobColumn(name) ? name : null;
  const rule = field ? '' : name.slice('because_'.length);
  const asked = values[`asked_${rule}`] ?? '';
  const choices = field && CHOICES[field];
  return (
    <div>
      {!field && <input type="hidden" name={`row.${line}.asked_${rule}`} value={asked} />}
      <Field
        id={`import-row-${line}-${name}`}
        label={field ? JOB_COLUMNS[field] : `Or why “${asked}” is right as it is`}
        error={error}
      >
        {(control) =>
          choices ? (
            <Select {...control} {...sent} options={withCame(choices, sent.defaultValue)} />
          ) : LONG.test(name) ? (
            <Textarea {...control} {...sent} rows={field ? 4 : 2} />
          ) : (
            <Input {...control} {...sent} autoComplete="off" />
          )
        }
      </Field>
    </div>
  );
}

/** What came stays chosen until something else is: a line that is left as it is must not look mended. */
const withCame = (choices: Choices, came: string): Choices =>
  choices.some(({ value }) => value === came)
    ? choices
    : [{ value: came, label: came === '' ? 'Choose' : `“${came}” in the file` }, ...choices];
