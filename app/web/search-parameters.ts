/**
 * Reads the query parameters of a list. People type, share and mangle addresses, so an invalid value counts as absent. Free of zod, because
 * this runs in the browser too, where zod would weigh as much as a whole page.
 */
import { LONGEST_SEARCH } from './search-length.ts';

/** The query of an address, or a form. */
export type SearchParameters = { get(name: string): unknown };

/** '' if the parameter is absent. */
export const readText = (from: SearchParameters, name: string): string => String(from.get(name) ?? '');

/** Control characters have no place in a search, and PostgreSQL refuses NUL altogether. */
export const readWords = (from: SearchParameters, name: string): string =>
  readText(from, name)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .toWellFormed()
    .trim();

/** Null for a value that is not one of the choices. */
export function readChoice<const T extends string>(
  choices: readonly T[],
  from: SearchParameters,
  name: string,
): T | null {
  const text = readText(from, name);
  return choices.find((choice) => choice === text) ?? null;
}

/** From 1 to `most`; null for anything else. */
export function readWholeNumber(from: SearchParameters, name: string, most: number): number | null {
  const text = readText(from, name);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** The query string of a search in its shortest form, without defaults. '' or '?…'. */
export function writeSearch(search: Readonly<Record<string, string | number | null>>): string {
  const parameters = Object.entries(search).filter(([name, value]) => value && !(name === 'page' && value === 1));
  return parameters.length > 0
    ? `?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
    : '';
}
