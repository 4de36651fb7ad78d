/**
 * What the salary text is taken for in numbers, said while it is typed, and the fields to correct it. Candidates filter
 * and sort by these numbers.
 */
import { useEffect, useRef, useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { describeSalary, readSalary } from '#domain/pay/salary.ts';

export type FieldProps = {
  /** Begins the id of each field. */
  idPrefix: string;
  values: Record<string, string>;
  errors: Record<string, string>;
};

const FIGURES = [
  { name: 'salary_min', label: 'Lowest pay' },
  { name: 'salary_max', label: 'Highest pay' },
] as const;

const PERIODS = [
  { value: '', label: 'Choose' },
  ...SALARY_PERIODS.map((period) => ({ value: period, label: period === 'hour' ? 'an hour' : `a ${period}` })),
];

export function PayReading({ idPrefix, values, errors }: FieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(() => describe((name) => values[name] ?? ''));
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const read = () => {
      const fields = new FormData(form);
      setReading(describe((name) => String(fields.get(name) ?? '')));
    };
    // What was typed before the script came counts, too.
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  const isWrong = FIGURES.some(({ name }) => errors[name]) || Boolean(errors.salary_period);
  const isCorrected = FIGURES.some(({ name }) => values[name]) || Boolean(values.salary_period);
  return (
    <div ref={box}>
      <p role="status" className="figures min-h-6 text-ink-soft">
        {reading}
      </p>
      <details open={isWrong || isCorrected} className="mt-2">
        <summary className="link w-fit min-h-11 cursor-pointer py-2 font-semibold">
          {reading ? 'Not right? Say it in numbers' : 'Say it in numbers'}
        </summary>
        <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-3">
          {FIGURES.map(({ name, label }) => (
            <Field key={name} id={`${idPrefix}-${name}`} label={label} optional error={errors[name]}>
              {(control) => (
                <Input {...control} name={name} inputMode="decimal" defaultValue={values[name]} placeholder="£" />
              )}
            </Field>
          ))}
          <Field id={`${idPrefix}-salary_period`} label="For" optional error={errors.salary_period}>
            {(control) => (
              <Select {...control} name="salary_period" defaultValue={values.salary_period} options={PERIODS} />
            )}
          </Field>
        </div>
      </details>
      <noscript>
        <button type="submit" name="intent" value="check" className="link mt-2 min-h-11 font-semibold">
          Check how the salary is read
        </button>
      </noscript>
    </div>
  );
}

function describe(valueIn: (name: string) => string): string {
  const [min, max] = FIGURES.map(({ name }) => toPounds(valueIn(name)));
  const period = SALARY_PERIODS.find((each) => each === valueIn('salary_period'));
  const isTyped = typeof min === 'number' || typeof max === 'number';
  if (isTyped) {
    return period ? `Stored as ${describeSalary({ min: min ?? null, max: max ?? null, period })}.` : '';
  }
  const text = valueIn('salary').trim();
  if (text === '') return '';
  const read = readSalary(text);
  return read
    ? `We read this as ${describeSalary(read)}.`
    : 'We cannot read a figure from this. Candidates who filter by pay will not find the job.';
}

const toPounds = (text: string): number | null => Number.parseFloat(text.replace(/[£,\s]/g, '')) || null;
