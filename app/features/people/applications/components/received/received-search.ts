import { href } from 'react-router';
import { readChoice, readWholeNumber, type SearchParameters } from '#domain/address/search-parameters.ts';
import { APPLICATION_STATUSES } from '#domain/application/application.ts';
import type { ReceivedSearch } from '../../schema.ts';

const DEEPEST_PAGE = 10_000;

export const readReceivedSearch = (from: SearchParameters): ReceivedSearch => ({
  status: readChoice(APPLICATION_STATUSES, from, 'status'),
  page: readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1,
});

export const receivedHref = (jobId: string, { status = null, page = 1 }: Partial<ReceivedSearch> = {}): string =>
  href('/employer/jobs/:id/applications', { id: jobId }) + writeSearch({ status, page });

export const exportHref = (jobId: string, { status }: Pick<ReceivedSearch, 'status'>): string =>
  href('/employer/jobs/:id/applications.csv', { id: jobId }) + writeSearch({ status });

function writeSearch({ status, page = 1 }: Partial<ReceivedSearch>): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** @param next the page to open afterwards */
export const closeOutHref = (jobId: string, next: string): string =>
  `${href('/employer/jobs/:id/close-out', { id: jobId })}?next=${encodeURIComponent(next)}`;
