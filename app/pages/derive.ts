/** What the rest of the site takes from the map of pages: each list is a function of its rows. */
import type { ServicePath } from '#domain/site/service-path.ts';
import { collapse } from './pattern.ts';
import type { MeasuredForm, Menu, PageMap, PageRow, PageTexts, Upload } from './row.ts';

/** What is found by no page of its own. */
const NO_PAGE = '*';

export const isPage = ({ module }: PageRow): boolean => module.endsWith('.tsx');

/** Shown to anyone, so that any browser may keep it. */
const isPublic = ({ readers }: PageRow): boolean => readers === 'anyone' || readers === 'visitors';

/** Search engines may list it: it is in the sitemap, or they are told which page to show in its place. */
const isListed = ({ sitemap, canonical }: PageRow): boolean => sitemap !== undefined || canonical !== undefined;

/** The texts of pages that search engines list, or of all others, by path. */
export const listTexts = (
  pages: PageMap,
  { areListed }: { areListed: boolean },
): Record<string, PageTexts & { canonical?: string | undefined }> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, row]) =>
      row.texts && isListed(row) === areListed ? [[path, { ...row.texts, canonical: row.canonical }]] : [],
    ),
  );

/** Of the listed pages, without what only search engines read. */
export const listNames = (pages: PageMap): ReturnType<typeof listTexts> =>
  Object.fromEntries(
    Object.entries(listTexts(pages, { areListed: true })).map(([path, { description: _, keywords: __, ...texts }]) => [
      path,
      texts,
    ]),
  );

export type MenuLink = { label: string; href: string; text?: string };

/** The links of each menu, in the order of the map. */
export function listMenus(pages: PageMap): Partial<Record<Menu, MenuLink[]>> {
  const menus: Partial<Record<Menu, MenuLink[]>> = {};
  for (const [path, { navigation = [] }] of Object.entries(pages)) {
    for (const { menu, label, text } of navigation) {
      const links = menus[menu] ?? [];
      links.push({ label, href: path, ...(text !== undefined && { text }) });
      menus[menu] = links;
    }
  }
  return menus;
}

/** The service that a page belongs to, by path. */
export const listServicePages = (pages: PageMap): Record<string, ServicePath> =>
  Object.fromEntries(Object.entries(pages).flatMap(([path, { service }]) => (service ? [[path, service]] : [])));

/** The patterns of addresses that search. */
export const listSearches = (pages: PageMap): string[] =>
  Object.entries(pages).flatMap(([path, { isSearch }]) => (isSearch ? [path] : []));

/** The names of pages whose visits are counted, by pattern. */
export const listMeasured = (pages: PageMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, { measuredAs }]) => (measuredAs === undefined ? [] : [[path, measuredAs]])),
  );

/** The forms that are counted, by the pattern that each is sent to. */
export const listMeasuredForms = (pages: PageMap): Record<string, MeasuredForm> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, { form }]) => (form?.measuredAs ? [[path, form.measuredAs]] : [])),
  );

/** Pages that a sign-in never redirects back to. */
export const listNeverReturnedTo = (pages: PageMap): string[] =>
  patternsOf(pages, ({ isReturnable = true }) => !isReturnable);

/** Which are never kept on a device as they were read. */
export const listNeverKept = (pages: PageMap): string[] =>
  patternsOf(pages, (row) => !isPublic(row) || !isPage(row) || row.offline?.isKept === false);

/** Pages whose form has no limit on how often it is sent. */
export const listUnguardedForms = (pages: PageMap): string[] =>
  patternsOf(pages, ({ form }) => form?.isGuarded === false);

/** What others than browsers send as well, without saying where it comes from. */
export const listFormsOfPrograms = (pages: PageMap): string[] =>
  patternsOf(pages, ({ form }) => form?.isForMailPrograms === true || form?.isForPrograms === true);

const OPEN_GROUPS: readonly PageRow['metrics'][] = ['account', 'desk', 'api', 'development'];

/** What answers before the owner publishes the site, by pattern. */
export const listOpenBeforeLaunch = (pages: PageMap): string[] =>
  patternsOf(pages, ({ metrics, isOpenBeforeLaunch }) => isOpenBeforeLaunch === true || OPEN_GROUPS.includes(metrics));

/** Pages whose form may upload files, and which files. */
export const listUploads = (pages: PageMap): { path: string; upload: Upload }[] =>
  Object.entries(pages).flatMap(([path, { form }]) => (form?.upload ? [{ path, upload: form.upload }] : []));

/** What the service worker brings along: pages, the modules they are made of, and those whose form can be sent later. */
export function listShell(pages: PageMap): { paths: string[]; modules: string[]; forms: string[] } {
  const shell = Object.entries(pages).filter(([, { offline }]) => offline?.isInShell);
  return {
    paths: shell.map(([path]) => path),
    modules: shell.map(([, { module }]) => module),
    forms: Object.values(pages).flatMap(({ module, offline }) => (offline?.sendsLater ? [module] : [])),
  };
}

const patternsOf = (pages: PageMap, isChosen: (row: PageRow) => boolean): string[] => {
  const paths = Object.keys(pages).filter((path) => path !== NO_PAGE);
  return collapse(
    paths,
    paths.filter((path) => pages[path] && isChosen(pages[path])),
  );
};
