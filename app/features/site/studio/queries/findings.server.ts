/** Warnings before publishing: links to missing or hidden pages, deleted pictures, and unanswered prompts of a starter text. */
import { fits } from '#app/pages/pattern.ts';
import type { PageMap, PageRow } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { COLLECTIONS, type Collection, collections } from '#db/content/collections.ts';
import type { Content } from '#db/content/content.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import { listPictureIds } from '#domain/article/article.ts';
import { findPrompts } from '#domain/text/prompts.ts';
import type { Finding, ItemContent } from '../schema.ts';

type Site = { content: Content; publicOrigin: string };

export function listFindings(collection: Collection, item: ItemContent, site: Site): Finding[] {
  return walk(listFields(collections[collection].schema), item, '', site);
}

function walk(fields: readonly Field[], item: unknown, parent: string, site: Site): Finding[] {
  const values = typeof item === 'object' && item !== null ? (item as ItemContent) : {};
  return fields.flatMap((field) => {
    const path = parent === '' ? field.name : `${parent}.${field.name}`;
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (field.kind === 'group') return walk(field.fields, value, path, site);
    if (field.kind === 'list')
      return (Array.isArray(value) ? value : []).flatMap((entry, index) =>
        walk(field.fields, entry, `${path}.${index}`, site),
      );
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '');
    return (texts as string[]).flatMap((text) => [
      ...findPrompts(text).map((prompt) => ({
        path,
        text: `${field.label}: Replace ‘[${prompt}]’ with your own text.`,
      })),
      ...findingsOf(field, { path, text }, site),
    ]);
  });
}

type Place = { path: string; text: string };

function findingsOf(field: Field, { path, text }: Place, site: Site): Finding[] {
  const toFindings = (words: string): Finding[] => [{ path, text: `${field.label}: ${words}` }];
  if (field.kind === 'picture')
    return site.content.pictures.has(text) ? [] : toFindings('it is not in the library any more.');
  if (field.kind === 'link')
    return isBroken(text, site) ? toFindings(`${text} doesn’t lead to a page on this site.`) : [];
  const isLost = field.kind === 'article' && listPictureIds(text).some((id) => !site.content.pictures.has(id));
  const lost = isLost
    ? toFindings('it uses a picture that’s no longer in the library, so nothing is shown there.')
    : [];
  const links = [...text.matchAll(/(?<!!)\[([^\]\n]{1,200})\]\(([^)\s]{0,500})\)/g)];
  const brokenLinks = links.flatMap(([, words = '', address = '']) => {
    // Articles show no links within their text (domain/article/article.ts).
    if (field.kind === 'article')
      return toFindings(`the link ‘${words}’ won’t work, so readers will see its Markdown. Add it to the sources.`);
    return address === '' || isBroken(address, site)
      ? toFindings(`the link ‘${words}’ doesn’t lead to a page on this site.`)
      : [];
  });
  return [...lost, ...brokenLinks];
}

/** Typed as rows whose readers may be undefined. */
const rows: PageMap = pages;
const isForVisitors = ({ readers }: PageRow): boolean => readers === 'anyone' || readers === 'visitors';

/** Only addresses of this site can be checked. */
function isBroken(address: string, { content, publicOrigin }: Site): boolean {
  if (/^(mailto|tel):/.test(address) || address.startsWith('#') || /^\{\w+\}$/.test(address)) return false;
  if (!URL.canParse(address, publicOrigin)) return true;
  const url = new URL(address, publicOrigin);
  if (url.origin !== publicOrigin) return false;
  const path = url.pathname;
  if (Object.hasOwn(pages, path) || listItemPaths(content).includes(path)) return false;
  const pattern = Object.entries(rows).find(
    ([each, row]) => each !== '*' && isForVisitors(row) && fits(each, path),
  )?.[0];
  if (!pattern) return true;
  // Items of the studio are known individually; other pages with a parameter, such as jobs, change.
  return COLLECTIONS.some(
    (name) => fits(pattern, collections[name].pathOf('any-item')) && collections[name].pathOf('any-item') !== pattern,
  );
}

function listItemPaths(content: Content): string[] {
  return COLLECTIONS.flatMap((name) => {
    if ('isSingle' in collections[name]) return [];
    const items = content[name] as unknown as readonly { slug: string }[];
    return items.map(({ slug }) => collections[name].pathOf(slug)).filter((path) => !path.includes('#'));
  });
}

/** Possible targets of links: pages that visitors see, and published items. */
export const listSitePaths = (content: Content): string[] =>
  [
    ...Object.entries(rows)
      .filter(([path, row]) => isForVisitors(row) && row.module.endsWith('.tsx') && !/[:*]/.test(path))
      .map(([path]) => path),
    ...listItemPaths(content),
  ].toSorted();
