import { countryName } from '#domain/place/country.ts';
import { decodeEntities } from '#domain/text/markup/html-tokens.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { readWrittenDay } from '#domain/time/written-day.ts';
import { LONGEST_HTML, readAdvertHtml } from './advert-html.ts';
import type { SourceValues } from './source-job.ts';
import { splitAdvert } from './split-advert.ts';

export function readAdvert(
  html: string,
  rules?: { keepsBreaks?: boolean },
): { values: SourceValues; remarks: string[] } {
  const lines = readAdvertHtml(html, rules);
  if (lines) return { values: splitAdvert(lines), remarks: [] };
  const remark = `The advert is longer than ${LONGEST_HTML.toLocaleString('en-GB')} characters, so we didn’t import it`;
  return { values: {}, remarks: [remark] };
}

/** One line, from a source that writes HTML in all texts. */
export const readLine = (html: string): string => oneLine(decodeEntities(html));

/** A day in any notation that sources use (`readWrittenDay`). */
export function readDay(
  written: string,
  field: 'closes_at' | 'posted_on' = 'closes_at',
): { values: SourceValues; remarks: string[] } {
  const text = written.trim();
  if (text === '') return { values: {}, remarks: [] };
  const day = readWrittenDay(text, { isEnd: field === 'closes_at' });
  if (day !== null) return { values: { [field]: day }, remarks: [] };
  const name = field === 'closes_at' ? 'closing date' : 'posting date';
  return { values: {}, remarks: [`‘${text.slice(0, 40)}’ isn’t a ${name} that we can read`] };
}

const BRITISH_COUNTRY_NAMES =
  /^(?:gb|gbr|uk|u\.k\.|united kingdom|great britain|england|scotland|wales|northern ireland)$/i;

export const isInBritain = (country: string): boolean => BRITISH_COUNTRY_NAMES.test(country.trim());

/** Writes 'IE' as 'Ireland', and leaves names as they are. */
export const nameCountry = (country: string): string => {
  const countryText = readLine(country);
  return /^[a-z]{2}$/i.test(countryText) ? countryName(countryText.toUpperCase()) : countryText;
};

/** The smallest part first, and the country only if it is not in Britain: 'Kettering, Northamptonshire'. */
export function readPlace(town: string, region: string, country: string): string {
  const parts = [readLine(town), readLine(region), isInBritain(country) ? '' : nameCountry(country)];
  return [...new Set(parts)].filter((part) => part !== '').join(', ');
}

/** Names further places in a remark, because a job here has one place. */
export function alsoIn(places: readonly string[]): string[] {
  const otherPlaces = places.map(oneLine).filter((place) => place !== '');
  return otherPlaces.length > 0 ? [`Also in ${otherPlaces.join('; ').slice(0, 200)}`] : [];
}
