import type { DeskList } from '#app/desk/list/desk-list.ts';
import {
  listOf,
  PIPELINE_FILTERS,
  type PipelineSearch,
  pipelineHref,
  readPipelineSearch,
  type ShownRow,
} from '../../schema.ts';

export const INBOX: DeskList<PipelineSearch, ShownRow> = {
  path: pipelineHref({}),
  label: 'Pipeline',
  nouns: ['application', 'applications'],
  filters: PIPELINE_FILTERS,
  read: readPipelineSearch,
  hrefOf: (search) => pipelineHref(listOf(search)),
  empty: (search) =>
    pipelineHref({ ...listOf(search), page: 1, sort: null }) === pipelineHref({})
      ? 'No applications yet.'
      : 'No applications match these filters.',
};
