/**
 * Reads the query parameters of a list. People mistype and shorten URLs, so invalid values count as absent. Does not use zod, which would
 * be too heavy for browsers.
 */
import { LONGEST_SEARCH } from './search-length.ts';

export type SearchParameters = { get(name: string): unknown };

export const readText = (from: SearchParameters, name: string): string => String(from.get(name) ?? '');

/** Drops control characters; PostgreSQL cannot store NUL. */
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

export function readWholeNumber(from: SearchParameters, name: string, most: number): number | null {
  const text = readText(from, name);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Omits defaults; returns '' or '?…'. */
export function writeSearch(search: Readonly<Record<string, string | number | null>>): string {
  const parameters = Object.entries(search).filter(([name, value]) => value && !(name === 'page' && value === 1));
  return parameters.length > 0
    ? `?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
    : '';
}
