/** Notices after a redirect, by the key in the URL. A key cannot inject text. */
import type { PageNoticeKey, PageNoticeText } from './notice-keys.ts';
import { NOTICE_PARAMETER } from './notice-parameter.ts';

/** @param search query of the sign-out form's URL: the board has its own text */
export const logoutNotice = (search: URLSearchParams): PageNoticeKey =>
  search.get('from') === 'board' ? 'board-logged-out' : 'logged-out';

/** @param path on this site, with query and fragment */
export function withPageNotice(path: string, key: PageNoticeKey): string {
  const { pathname, search, hash } = new URL(path, 'http://here.invalid');
  const parameters = new URLSearchParams(search);
  parameters.set(NOTICE_PARAMETER, key);
  return `${pathname}?${parameters}${hash}`;
}

/** The notice as one line, for places other than a notice. */
export const sayNotice = ({ title, text }: PageNoticeText): string => (text ? `${title}. ${text}` : `${title}.`);
