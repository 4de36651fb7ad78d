import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { PayHistogram } from '#app/ui/pictures/pay-histogram.tsx';
import { CATEGORY_NAMES, JOB_CATEGORIES, JOB_TYPES, WORK_MODE_NAMES, WORK_MODES } from '#domain/job/job.ts';
import {
  type JobOrder,
  type JobQuestion,
  listOrders,
  POSTED_STEPS,
  SALARY_STEPS,
} from '#domain/job/search/job-question.ts';
import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { listIndustries } from '#domain/site/industries.ts';
import { type BoardChoices, PAY_STEP, PAY_STEPS } from '../../schema.ts';
import { NearFields } from './near-fields.tsx';

const SORT_NAMES: Record<JobOrder, string> = {
  best: 'Best match first',
  newest: 'Newest first',
  pay: 'Highest paid first',
  nearest: 'Nearest first',
  closing: 'Closing soon first',
};
const CATEGORIES = [
  ['', 'All Categories'],
  ...JOB_CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]] as const),
] as const;
const MODES = [['', 'Anywhere'], ...WORK_MODES.map((mode) => [mode, WORK_MODE_NAMES[mode]] as const)] as const;
const TYPES = [['', 'All types'], ...JOB_TYPES.map((type) => [type, type] as const)] as const;

export function FilterChoices({ search, choices }: { search: JobQuestion; choices: BoardChoices | null }) {
  return (
    <>
      <Radios
        name="category"
        label="Category"
        chosen={search.category ?? ''}
        options={CATEGORIES}
        counts={choices?.category}
      />
      <Radios name="type" label="Type of work" chosen={search.type ?? ''} options={TYPES} counts={choices?.type} />
      <IndustryField search={search} counts={choices?.industry} />
      <NearFields search={search} />
      <Radios name="mode" label="Workplace" chosen={search.mode ?? ''} options={MODES} counts={choices?.mode} />
      <div>
        <Field id="board-salary" label="Salary (or yearly equivalent)">
          {(control) => (
            <Select
              {...control}
              name="salary"
              defaultValue={String(search.salary ?? '')}
              options={[{ value: '', label: 'Any pay' }, ...salaryOptions(search.salary, choices?.salary)]}
              aria-describedby={search.salary ? 'board-pay-hint' : undefined}
            />
          )}
        </Field>
        {choices && <PayHistogram bins={choices.pay.map(toPayBin)} min={search.salary} className="board-pay" />}
      </div>
      {search.salary && (
        <p id="board-pay-hint" className="-mt-2 text-ink-soft text-sm">
          We convert hourly and daily rates to a year. Jobs without a pay figure are left out.
        </p>
      )}
      <Field id="board-posted" label="Posted">
        {(control) => (
          <Select
            {...control}
            name="posted"
            defaultValue={String(search.posted ?? '')}
            options={[{ value: '', label: 'At any time' }, ...postedOptions(choices?.posted)]}
          />
        )}
      </Field>
      <Field id="board-sort" label="Order">
        {(control) => (
          <Select
            {...control}
            name="sort"
            defaultValue={search.sort ?? ''}
            options={listOrders(search).map((order, index) => ({
              value: index === 0 ? '' : order,
              label: SORT_NAMES[order],
            }))}
          />
        )}
      </Field>
    </>
  );
}

type IndustryFieldProps = { search: JobQuestion; counts: readonly number[] | undefined };

/** Renders nothing if the agency publishes no industries. */
function IndustryField({ search, counts }: IndustryFieldProps) {
  const industries = listIndustries();
  if (industries.length === 0) return null;
  return (
    <Field id="board-industry" label="Industry">
      {(control) => (
        <Select
          {...control}
          name="industry"
          defaultValue={search.industry ?? ''}
          options={[
            { value: '', label: 'All industries' },
            ...industries.map(({ slug, name }, index) => ({
              value: slug,
              label: labelWithCount(name, counts?.[index + 1]),
            })),
          ]}
        />
      )}
    </Field>
  );
}

/** The first and last steps are open-ended. */
function toPayBin(count: number, index: number) {
  const from = (PAY_STEPS[index] ?? 0) * PAY_STEP;
  const isLast = index === PAY_STEPS.length - 1;
  return { from: index === 0 ? null : from, to: isLast ? null : from + PAY_STEP, count };
}

type RadiosProps = {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
  counts: readonly number[] | undefined;
};

/** The first radio has the group's id, which a button outside links to. */
function Radios({ name, label, chosen, options, counts }: RadiosProps) {
  return (
    <fieldset className="board-radios">
      <legend>{label}</legend>
      {options.map(([value, text], index) => {
        const id = index === 0 ? `board-${name}` : `board-${name}-${index}`;
        return (
          <div key={id}>
            <input type="radio" id={id} name={name} value={value} defaultChecked={value === chosen} />
            <label htmlFor={id}>{text}</label>
            {counts && <span>{formatNumber(counts[index] ?? 0)}</span>}
          </div>
        );
      })}
    </fieldset>
  );
}

const postedOptions = (counts: readonly number[] | undefined) =>
  POSTED_STEPS.map((days, index) => ({
    value: String(days),
    label: labelWithCount(`Last ${days === 1 ? '24 hours' : `${days} days`}`, counts?.[index + 1]),
  }));

const STEPS: readonly number[] = SALARY_STEPS;

/** A salary from the address that is not in the list is added to it. */
function salaryOptions(chosen: number | null, counts: readonly number[] | undefined) {
  const steps = new Set([...STEPS, ...(chosen ? [chosen] : [])]);
  return [...steps]
    .sort((a, b) => a - b)
    .map((step) => ({
      value: String(step),
      label: labelWithCount(`${formatPounds(step)}+`, counts?.[STEPS.indexOf(step)]),
    }));
}

const labelWithCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;
