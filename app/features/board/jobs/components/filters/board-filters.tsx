/**
 * Search and filters are one GET form. Beside the list, a choice applies at once: results are replaced in place and the focus stays. In the
 * sheet of smaller screens choices are collected, and its button shows how many jobs they find. Without JavaScript a button submits the
 * form.
 */
import './board-filters.css';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { listControls, useFilterForm } from '#app/web/filter-form.ts';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import { type JobQuestion, readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import type { BoardChoices, JobCount } from '../../schema.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { useSheetCount } from './sheet-count.ts';

type BoardFiltersProps = { search: JobQuestion; totalCount: JobCount | null; choices: BoardChoices | null };

export function BoardFilters({ search, totalCount, choices }: BoardFiltersProps) {
  const sheet = useRef<HTMLElement>(null);
  const { form, apply, applySoon, follow } = useFilterForm({
    results: search,
    makeHref: (filters) => href('/jobs') + queryOf(filters),
    listDifferences: (controls) => listDifferences(controls, search),
  });
  const { count, countSoon, forget } = useSheetCount(totalCount);
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (isOpen(sheet.current)) countSoon(queryOf(event.currentTarget));
    else applySoon(event);
  };
  return (
    <Form
      ref={form}
      method="get"
      action={href('/jobs')}
      onInput={change}
      onSubmit={(event) => {
        event.preventDefault();
        const isFromSheet = isOpen(sheet.current);
        apply(!isFromSheet);
        if (isFromSheet) sheet.current?.hidePopover();
      }}
      role="search"
      aria-label="Jobs"
      autoComplete="off"
      className="board-form"
    >
      {search.map && <input type="hidden" name="map" value={search.map} />}
      <div className="board-search">
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
        <p id="board-search-hint" className="board-search-hint">
          Try a job title, skill or employer
        </p>
        <FilterChips search={search} />
      </div>
      <FilterSheet
        ref={sheet}
        count={count}
        onClose={() => {
          forget();
          follow();
        }}
      >
        <FilterChoices search={search} choices={choices} />
      </FilterSheet>
    </Form>
  );
}

const isOpen = (sheet: HTMLElement | null): boolean => sheet?.matches(':popover-open') ?? false;

const queryOf = (form: HTMLFormElement) => writeJobQuestion(readJobQuestion(new FormData(form)));

/** The controls that differ from the page's search. Surrounding spaces are ignored. */
function listDifferences(form: HTMLFormElement, search: JobQuestion) {
  const chosen = readJobQuestion(new FormData(form));
  return listControls(form).flatMap((control) => {
    const name = control.name as keyof JobQuestion;
    return name in search && chosen[name] !== search[name] ? [{ control, value: String(search[name] ?? '') }] : [];
  });
}
