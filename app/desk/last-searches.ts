/** The filters that lists were last shown with in this tab, so that breadcrumbs lead back to them. Always empty on the server. */
import { NOTICE_PARAMETER } from '#app/web/notices/notice-parameter.ts';

const searches = new Map<string, string>();

export function noteSearch(pathname: string, search: string): void {
  const parameters = new URLSearchParams(search);
  parameters.delete(NOTICE_PARAMETER);
  if (parameters.size > 0) searches.set(pathname, `?${parameters}`);
  else searches.delete(pathname);
}

/** @returns the path of a list, with its filters */
export const backTo = (path: string): string => path + (searches.get(path) ?? '');
