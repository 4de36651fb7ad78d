/** The address of the pipeline: what is listed, and which application is open beside the list. */
import { href } from 'react-router';
import { toPage } from '#app/features/desk/schema.ts';
import { readChoice, readText, readWords, type SearchParameters, writeSearch } from '#app/web/search-parameters.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application.ts';
import { isUuid } from '#domain/uuid.ts';

export type PipelineSearch = {
  search: string;
  status: ApplicationStatus | null;
  page: number;
  /** The application beside the list. */
  open: string | null;
};

const readId = (from: SearchParameters, name: string): string | null => {
  const id = readText(from, name);
  return isUuid(id) ? id : null;
};

/** Whatever makes no sense counts as not said. */
export const readPipelineSearch = (from: SearchParameters): PipelineSearch => ({
  search: readWords(from, 'search'),
  status: readChoice(APPLICATION_STATUSES, from, 'status'),
  page: toPage(from),
  open: readId(from, 'open'),
});

export const pipelineHref = (search: Partial<PipelineSearch>): string => href('/admin/pipeline') + writeSearch(search);

/** From here on, list and application stand side by side (`xl`). */
export const SIDE_BY_SIDE = '(min-width: 75rem)';
