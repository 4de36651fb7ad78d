/** Pages whose visits are counted, by their path patterns, and the forms on them. */
import { FORMS_BY_PAGE, MEASURED_NAMES } from '#app/pages/lists/measured.at-build.ts';
import { findPattern } from '#app/pages/pattern.ts';
import type { MeasuredForm } from '#app/pages/row.ts';
import { isSwitchedOff } from '#app/pages/switched-off.ts';
import type { pages } from '#app/pages.ts';

type Rows = typeof pages;

export type MeasuredPage = {
  [Path in keyof Rows]: Rows[Path] extends { measuredAs: string } ? Path : never;
}[keyof Rows];

export const MEASURED_PAGES = Object.keys(MEASURED_NAMES).filter(isMeasuredPage);

export function isMeasuredPage(text: string): text is MeasuredPage {
  return Object.hasOwn(MEASURED_NAMES, text);
}

export const nameOfPage = (page: MeasuredPage): string => MEASURED_NAMES[page] ?? page;

const UNMEASURED = /^\/(admin|dev)(\/|$)/;

export function pageAt(path: string): MeasuredPage | null {
  if (UNMEASURED.test(path)) return null;
  const page = findPattern(MEASURED_PAGES, path);
  return page && !isSwitchedOff(page) ? page : '*';
}

export function formAt(path: string): MeasuredForm | null {
  const page = pageAt(path);
  return (page && FORMS_BY_PAGE[page]) ?? null;
}
