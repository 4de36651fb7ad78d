/** What a page says after a redirect, by the key in its address. Keys only, so that a link cannot put words into the page. */
import type { PageNoticeKey, PageNoticeText } from './notice-keys.ts';
import { NOTICE_PARAMETER } from './notice-parameter.ts';

/** @param search of the address that the form of signing out was sent to: the board's has words of its own */
export const logoutNotice = (search: URLSearchParams): PageNoticeKey =>
  search.get('from') === 'board' ? 'board-logged-out' : 'logged-out';

/** @param path of this site, with query and fragment */
export function withPageNotice(path: string, key: PageNoticeKey): string {
  const { pathname, search, hash } = new URL(path, 'http://here.invalid');
  const parameters = new URLSearchParams(search);
  parameters.set(NOTICE_PARAMETER, key);
  return `${pathname}?${parameters}${hash}`;
}

/** In one line, for readers elsewhere than in a notice. */
export const sayNotice = ({ title, text }: PageNoticeText): string => (text ? `${title}. ${text}` : `${title}.`);
