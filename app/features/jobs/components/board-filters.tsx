/**
 * Search and filters of the board. A plain GET form: with a script every choice is applied at once, the results are
 * replaced in place and the focus stays where it is; without one, the button sends it.
 */
import './board-filters.css';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import { cities } from '#content/cities.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES, JOB_TYPES } from '#domain/job.ts';
import { type BoardSearch, LONGEST_SEARCH, readBoardSearch, SALARY_STEPS, writeBoardSearch } from '../schema.ts';

/** Long enough that a typed word is one search, short enough to feel immediate. */
const TYPING_PAUSE_MS = 300;

const SORT_NAMES = { newest: 'Newest first', pay: 'Best paid first', closing: 'Closing soon first' };
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export function BoardFilters({ search }: { search: BoardSearch }) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useShownValues(form, search);
  useEffect(() => () => clearTimeout(pause.current), []);

  function apply() {
    clearTimeout(pause.current);
    if (!form.current) return;
    const chosen = readBoardSearch(new FormData(form.current));
    navigate(href('/jobs') + writeBoardSearch(chosen), { replace: true, preventScrollReset: true });
  }

  function applySoon(event: FormEvent) {
    clearTimeout(pause.current);
    const isTyping = event.target instanceof HTMLInputElement;
    pause.current = setTimeout(apply, isTyping ? TYPING_PAUSE_MS : 0);
  }

  const narrowed = [search.type, search.location, search.salary, search.sort !== 'newest'].filter(Boolean).length;
  return (
    <Form
      ref={form}
      method="get"
      action={href('/jobs')}
      onInput={applySoon}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      role="search"
      aria-label="Jobs"
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
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </div>
      <div className="mt-3 grid gap-3 md:grid-cols-[1fr_4fr]">
        <Choice name="category" label="Category" value={search.category ?? ''} all="All Categories">
          {JOB_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_NAMES[category] }))}
        </Choice>
        <details className="more-filters" open={narrowed > 0}>
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand">
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            More filters{narrowed > 0 && ` (${narrowed} in use)`}
          </summary>
          <div className="grid grid-cols-2 gap-3 pt-1 md:grid-cols-4 md:pt-0">
            <Choice name="type" label="Type of work" value={search.type ?? ''} all="All types">
              {JOB_TYPES.map((type) => ({ value: type, label: type }))}
            </Choice>
            <Choice name="location" label="Location" value={search.location} all="All of the UK">
              {locationChoices(search.location)}
            </Choice>
            <Choice name="salary" label="Pay by the year" value={String(search.salary ?? '')} all="Any pay">
              {salaryChoices(search.salary)}
            </Choice>
            <Choice name="sort" label="Order" value={search.sort}>
              {Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label }))}
            </Choice>
          </div>
        </details>
      </div>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  all?: string;
  children: { value: string; label: string }[];
};

function Choice({ name, label, value, all, children }: ChoiceProps) {
  const options = all ? [{ value: '', label: all }, ...children] : children;
  return (
    <Field id={`board-${name}`} label={label} isLabelHidden>
      {(control) => <Select {...control} name={name} defaultValue={value} options={options} />}
    </Field>
  );
}

/** An address may ask for a place or a sum that is no choice here: it is kept, and shown as one. */
function locationChoices(chosen: string) {
  const names = cities.map(({ name }) => name);
  const all = chosen && !names.some((name) => name === chosen) ? [...names, chosen] : names;
  return all.map((name) => ({ value: name, label: name }));
}

function salaryChoices(chosen: number | null) {
  const steps = new Set<number>([...SALARY_STEPS, ...(chosen ? [chosen] : [])]);
  return [...steps]
    .sort((a, b) => a - b)
    .map((step) => ({ value: String(step), label: `${pounds.format(step)} or more` }));
}

/** After 'back', or a click on a link to another search, the form shows what the page shows; never under one's fingers. */
function useShownValues(form: { current: HTMLFormElement | null }, search: BoardSearch) {
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      if (!(control.name in search) || control === document.activeElement) continue;
      control.value = String(search[control.name as keyof BoardSearch] ?? '');
    }
  }, [form, search]);
}
