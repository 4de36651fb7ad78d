import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import type { Finding } from '#domain/advert/advert.ts';
import { checkWage } from '#domain/advert/wage-rule.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { describeSalary, perPeriod, readSalary, type Salary } from '#domain/pay/salary.ts';
import type { Typed } from '../advert/typed-values.ts';

export type FieldProps = {
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
  ...SALARY_PERIODS.map((period) => ({ value: period, label: perPeriod(period) })),
];

export function PayReading({ idPrefix, values, errors, typed }: FieldProps & { typed: Typed }) {
  const reading = describe(typed);
  const isWrong = FIGURES.some(({ name }) => errors[name]) || Boolean(errors['salary_period']);
  const isCorrected = FIGURES.some(({ name }) => values[name]) || Boolean(values['salary_period']);
  return (
    <div>
      <p role="status" className="figures min-h-6 text-ink-soft">
        {reading}
        {findLowPay(typed, new Date()) && ' That is below the National Living Wage.'}
      </p>
      <details open={isWrong || isCorrected} className="mt-2">
        <summary className="link w-fit min-h-11 cursor-pointer py-2 font-semibold">
          {reading !== UNREAD ? 'Not right? Enter figures instead' : 'Enter figures instead'}
        </summary>
        <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-3">
          {FIGURES.map(({ name, label }) => (
            <Field key={name} id={`${idPrefix}-${name}`} label={label} optional error={errors[name]}>
              {(control) => (
                <Input {...control} name={name} inputMode="decimal" defaultValue={values[name]} placeholder="£" />
              )}
            </Field>
          ))}
          <Field id={`${idPrefix}-salary_period`} label="For" optional error={errors['salary_period']}>
            {(control) => (
              <Select {...control} name="salary_period" defaultValue={values['salary_period']} options={PERIODS} />
            )}
          </Field>
        </div>
      </details>
      <noscript>
        <button type="submit" name="intent" value="check" className="link mt-2 min-h-11 font-semibold">
          Check the salary
        </button>
      </noscript>
    </div>
  );
}

const UNREAD = 'Candidates filter by pay. We’ll show how we read the pay here.';

function describe(typed: Typed): string {
  const { text, min, max, period } = figuresIn(typed);
  if (min !== null || max !== null) return period ? `Saved as ${describeSalary({ min, max, period })}.` : '';
  if (text === '') return UNREAD;
  const read = readSalary(text);
  return read
    ? `We read this as ${describeSalary(read)}.`
    : 'We can’t read a figure from this. Candidates who filter by pay won’t find the job.';
}

/** The minimum-wage finding about the typed pay; null if the pay is high enough or unclear. */
export function findLowPay(typed: Typed, on: Date): Finding | null {
  const { text, min, max, period } = figuresIn(typed);
  const isSaid = min !== null || max !== null;
  const pay: Salary | null = isSaid ? period && { min, max, period } : readSalary(text);
  const hours = Number.parseFloat(typed['hours_per_week'] ?? '');
  const [finding] = checkWage({ pay, hoursPerWeek: hours > 0 ? hours : null, payText: text.replace(/\s+/g, ' ') }, on);
  return finding ?? null;
}

function figuresIn(typed: Typed) {
  const [min = null, max = null] = FIGURES.map(({ name }) => toPounds(typed[name] ?? ''));
  const period = SALARY_PERIODS.find((each) => each === typed['salary_period']) ?? null;
  return { text: (typed['salary'] ?? '').trim(), min, max, period };
}

const toPounds = (text: string): number | null => Number.parseFloat(text.replace(/[£,\s]/g, '')) || null;
