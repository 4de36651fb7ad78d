import type { ServicePath } from '#domain/site/service-path.ts';
import { collapse } from './pattern.ts';
import type { MeasuredForm, Menu, PageMap, PageRow, PageTexts, Upload } from './row.ts';

/** Pattern of the 'not found' page, which matches any address. */
const NO_PAGE = '*';

export const isPage = ({ module }: PageRow): boolean => module.endsWith('.tsx');

const isPublic = ({ readers }: PageRow): boolean => readers === 'anyone' || readers === 'visitors';

const isListed = ({ sitemap, canonical }: PageRow): boolean => sitemap !== undefined || canonical !== undefined;

export const listTexts = (
  pages: PageMap,
  { areListed }: { areListed: boolean },
): Record<string, PageTexts & { canonical?: string | undefined }> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, row]) =>
      row.texts && isListed(row) === areListed ? [[path, { ...row.texts, canonical: row.canonical }]] : [],
    ),
  );

/** Texts of listed pages, except those that only search engines read. */
export const listNames = (pages: PageMap): ReturnType<typeof listTexts> =>
  Object.fromEntries(
    Object.entries(listTexts(pages, { areListed: true })).map(([path, { description: _, keywords: __, ...texts }]) => [
      path,
      texts,
    ]),
  );

export type MenuLink = { label: string; href: string; text?: string };

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

export const listServicePages = (pages: PageMap): Record<string, ServicePath> =>
  Object.fromEntries(Object.entries(pages).flatMap(([path, { service }]) => (service ? [[path, service]] : [])));

export const listSearches = (pages: PageMap): string[] =>
  Object.entries(pages).flatMap(([path, { isSearch }]) => (isSearch ? [path] : []));

export const listMeasured = (pages: PageMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, { measuredAs }]) => (measuredAs === undefined ? [] : [[path, measuredAs]])),
  );

export const listMeasuredForms = (pages: PageMap): Record<string, MeasuredForm> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, { form }]) => (form?.measuredAs ? [[path, form.measuredAs]] : [])),
  );

export const listNeverReturnedTo = (pages: PageMap): string[] =>
  patternsOf(pages, ({ isReturnable = true }) => !isReturnable);

export const listNeverKept = (pages: PageMap): string[] =>
  patternsOf(pages, (row) => !isPublic(row) || !isPage(row) || row.offline?.isKept === false);

export const listUnguardedForms = (pages: PageMap): string[] =>
  patternsOf(pages, ({ form }) => form?.isGuarded === false);

/** Addresses that also accept forms from senders other than browsers, without an Origin header. */
export const listFormsOfPrograms = (pages: PageMap): string[] =>
  patternsOf(pages, ({ form }) => form?.isForMailPrograms === true || form?.isForPrograms === true);

const OPEN_GROUPS: readonly PageRow['metrics'][] = ['account', 'desk', 'api', 'development'];

export const listOpenBeforeLaunch = (pages: PageMap): string[] =>
  patternsOf(pages, ({ metrics, isOpenBeforeLaunch }) => isOpenBeforeLaunch === true || OPEN_GROUPS.includes(metrics));

export const listUploads = (pages: PageMap): { path: string; upload: Upload }[] =>
  Object.entries(pages).flatMap(([path, { form }]) => (form?.upload ? [{ path, upload: form.upload }] : []));

/** Contents of the service worker's shell: pages, their modules, and forms that can be sent later. */
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
