import { href } from 'react-router';
import { choiceFilter, type SearchOf, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { readChoice, readText, type SearchParameters, writeSearch } from '#app/web/search-parameters.ts';
import { APPLICATION_STATUSES } from '#domain/application/application.ts';
import { isUuid } from '#domain/uuid.ts';

const readId = (from: SearchParameters, name: string): string | null => {
  const id = readText(from, name);
  return isUuid(id) ? id : null;
};

const readStageKey = (from: SearchParameters, name: string): string | null =>
  readChoice(APPLICATION_STATUSES, from, name) ?? readId(from, name);

export const PIPELINE_FILTERS = {
  search: wordsFilter('Candidate, job or company'),
  /** A status, or the id of one of the agency's own stages. */
  status: { label: 'Stage', all: 'All stages', read: readStageKey },
  sender: choiceFilter('Sent', 'By anyone', ['account', 'guest'], {
    account: 'With an account',
    guest: 'Without an account',
  }),
  /** Null sorts newest first. */
  sort: choiceFilter('Order', 'Newest first', ['oldest'], { oldest: 'Longest waiting first' }),
};

export type PipelineSearch = SearchOf<typeof PIPELINE_FILTERS> & {
  job: string | null;
  view: 'board' | null;
  open: string | null;
  /** The last moved application, and its previous stage. */
  moved: string | null;
  from: string | null;
};

const readFilters = searchReader(PIPELINE_FILTERS);

/** Invalid values count as absent. */
export function readPipelineSearch(from: SearchParameters): PipelineSearch {
  const { search, status, sender, sort, page } = readFilters(from);
  return {
    search,
    status,
    job: readId(from, 'job'),
    sender,
    sort,
    view: readChoice(['board'], from, 'view'),
    page,
    open: readId(from, 'open'),
    moved: readId(from, 'moved'),
    from: readStageKey(from, 'from'),
  };
}

export const pipelineHref = (search: Partial<PipelineSearch>): string => href('/admin/pipeline') + writeSearch(search);

/** Leaves out the open and the moved application. */
export const listOf = (search: PipelineSearch): PipelineSearch => ({ ...search, open: null, moved: null, from: null });

/** Most people in one decision. */
export const MOST_AT_ONCE = 100;

/** `ids` are the people. `missed`: no decision was made about them. */
export type DecideSearch = { ids: string[]; to: string; template: string; back: string; missed: boolean };

export const readDecideSearch = (from: URLSearchParams): DecideSearch => ({
  ids: [...new Set(from.getAll('id').filter(isUuid))],
  to: from.get('to') ?? '',
  template: from.get('template') ?? '',
  back: from.get('back') ?? '',
  missed: from.has('missed'),
});

export function decideHref({ ids, to, template, back, missed }: Partial<DecideSearch>): string {
  const parameters = new URLSearchParams((ids ?? []).map((id) => ['id', id]));
  if (to) parameters.set('to', to);
  if (template) parameters.set('template', template);
  if (back) parameters.set('back', back);
  if (missed) parameters.set('missed', '1');
  return href('/admin/pipeline/decide') + (parameters.size > 0 ? `?${parameters}` : '');
}

/** From this width, list and application are side by side (`xl`). */
export const SIDE_BY_SIDE = '(min-width: 75rem)';
