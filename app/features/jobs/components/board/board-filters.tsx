/**
 * Search and filters of the board. A plain GET form: with a script every choice is applied at once, the results are
 * replaced in place and the focus stays where it is; without one, the button sends it.
 */
import './board-filters.css';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { listControls, useFilterForm } from '#app/web/filter-form.ts';
import { LONGEST_SEARCH } from '#app/web/search-length.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES, JOB_TYPES } from '#domain/job/job.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { type BoardSearch, readBoardSearch, SALARY_STEPS, writeBoardSearch } from '../../schema.ts';
import { LocationField } from './location-field.tsx';

const SORT_NAMES = { newest: 'Newest first', pay: 'Best paid first', closing: 'Closing soon first' };

export function BoardFilters({ search }: { search: BoardSearch }) {
  const { form, apply, applySoon } = useFilterForm({
    shown: search,
    makeHref: (asked) => href('/jobs') + writeBoardSearch(readBoardSearch(new FormData(asked))),
    listDifferences: (asked) => listDifferences(asked, search),
  });
  const narrowed = [search.type, search.location, search.salary].filter(Boolean).length;
  // Only how it begins: from then on it is opened and closed by hand.
  const [isOpenAtFirst] = useState(narrowed > 0);
  return (
    <Form
      ref={form}
      method="get"
      action={href('/jobs')}
      onInput={applySoon}
      onSubmit={(event) => {
        event.preventDefault();
        apply(true);
      }}
      role="search"
      aria-label="Jobs"
      autoComplete="off"
    >
      <div className="flex gap-2">
        <Field id="board-search" label="Search jobs" isLabelHidden className="flex-1">
          {(control) => (
            <Input
              {...control}
              icon={<Search className="size-4" />}
              type="search"
              name="search"
              placeholder="Search jobs..."
              maxLength={LONGEST_SEARCH}
              defaultValue={search.search}
              enterKeyHint="search"
              aria-describedby="board-search-hint"
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </div>
      <p id="board-search-hint" className="mt-1.5 text-ink-soft text-sm">
        Looks in job titles, companies and locations.
      </p>
      <div className="board-filters mt-3 grid gap-3">
        <Choice name="category" label="Category" value={search.category ?? ''} all="All Categories">
          {JOB_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_NAMES[category] }))}
        </Choice>
        <details className="more-filters" open={isOpenAtFirst}>
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand">
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            More filters{narrowed > 0 && ` (${narrowed} in use)`}
          </summary>
          <div className="more-filters-list grid gap-3 pt-1">
            <Choice name="type" label="Type of work" value={search.type ?? ''} all="All types">
              {JOB_TYPES.map((type) => ({ value: type, label: type }))}
            </Choice>
            <LocationField id="board-location" label="Location" chosen={search.location} />
            <Choice
              name="salary"
              label="Pay by the year"
              value={String(search.salary ?? '')}
              all="Any pay"
              describedBy={search.salary ? 'board-pay-hint' : undefined}
            >
              {salaryChoices(search.salary)}
            </Choice>
            <Choice name="sort" label="Order" value={search.sort}>
              {Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label }))}
            </Choice>
          </div>
        </details>
      </div>
      {search.salary && (
        <p id="board-pay-hint" className="mt-3 text-sm text-ink-soft">
          Hourly and daily pay is counted by the year; jobs without a stated figure are not shown.
        </p>
      )}
    </Form>
  );
}

/** The controls that ask for something else than the page shows. Spaces around a word make no difference. */
function listDifferences(form: HTMLFormElement, search: BoardSearch) {
  const chosen = readBoardSearch(new FormData(form));
  return listControls(form).flatMap((control) => {
    const name = control.name as keyof BoardSearch;
    return name in search && chosen[name] !== search[name] ? [{ control, shown: String(search[name] ?? '') }] : [];
  });
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  all?: string;
  describedBy?: string;
  children: { value: string; label: string }[];
};

function Choice({ name, label, value, all, describedBy, children }: ChoiceProps) {
  const options = all ? [{ value: '', label: all }, ...children] : children;
  return (
    <Field id={`board-${name}`} label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value} options={options} aria-describedby={describedBy} />
      )}
    </Field>
  );
}

/** An address may ask for a sum that is no choice here: it is kept, and shown as one. */
function salaryChoices(chosen: number | null) {
  const steps = new Set<number>([...SALARY_STEPS, ...(chosen ? [chosen] : [])]);
  return [...steps].sort((a, b) => a - b).map((step) => ({ value: String(step), label: `${formatPounds(step)}+` }));
}
