/** Settings shared by all pages of an audience: files of its row and module, and its gate. */
import { Refused } from './scaffold.ts';

type PageKind = {
  /** A file of app/pages/rows. */
  rows: string;
  folder: string;
  metrics: string;
  /** Prefix of the paths of its forms. */
  prefix: string;
  gate?: string;
  /** The list of its pages, which the HTML sitemap and the desk's tabs use. */
  menu?: string;
};

/** Other audiences of app/pages/row.ts need a rule of their own, for example about ownership. */
const PAGES: Record<string, PageKind> = {
  anyone: { rows: 'articles', prefix: '/', folder: 'public', metrics: 'pages', menu: 'resources' },
  'signed-in': { rows: 'account', prefix: '/account/', folder: 'account', metrics: 'account', gate: 'requireActor' },
  candidates: { rows: 'candidate', prefix: '/', folder: 'candidate', metrics: 'candidate', gate: 'requireCandidate' },
  posters: { rows: 'employer', prefix: '/employer/', folder: 'employer', metrics: 'employer', gate: 'requirePoster' },
  admins: { rows: 'desk', prefix: '/admin/', folder: 'admin', metrics: 'desk', gate: 'requireAdmin' },
};

export const AUDIENCES = Object.keys(PAGES).join('|');

export function kindOf(audience: string): PageKind {
  const kind = Object.hasOwn(PAGES, audience) ? PAGES[audience] : undefined;
  if (kind) return kind;
  throw new Refused(`There is no audience '${audience}' here. Audiences: ${AUDIENCES}`);
}
