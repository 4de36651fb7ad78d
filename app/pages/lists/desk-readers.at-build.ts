import type { Audience, PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';

const map: PageMap = pages;

/** Readers of each page of the desk that has one address, because its links are hidden from those who may not open it. */
export const DESK_READERS: Readonly<Record<string, Audience>> = Object.fromEntries(
  Object.entries(map).flatMap(([path, { readers, texts }]) =>
    path.startsWith('/admin') && !path.includes(':') && readers && texts ? [[path, readers]] : [],
  ),
);
