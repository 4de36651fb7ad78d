import { NOT_IN_DOWNLOAD, NOT_IN_DOWNLOAD_WORDS, OWN_DATA, type OwnDataKey } from '#domain/data-request/own-data.ts';
import { agency } from '#domain/site/site.ts';
import { escapeXml } from '#domain/text/xml.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { OwnRow } from '../schema.ts';

/** A standalone page: no scripts, no style sheets, no links to our site. */
export async function* writeOwnDataPage(
  at: Date,
  keys: readonly OwnDataKey[],
  readRows: (key: OwnDataKey) => AsyncIterable<OwnRow>,
): AsyncGenerator<string> {
  const title = `Your data at ${escapeXml(agency().name)}`;
  yield `<!DOCTYPE html>\n<html lang="en-GB">\n<head><meta charset="utf-8"><title>${title}</title>`;
  yield '<meta name="viewport" content="width=device-width, initial-scale=1"></head>\n<body>\n';
  yield `<h1>${title}</h1>\n<p>Your data on ${escapeXml(formatDateAndTime(at))}. A machine-readable version is in data.json.</p>\n`;
  for (const key of keys) {
    const { [key]: words } = OWN_DATA;
    yield `<h2>${escapeXml(words.title)}</h2>\n<p>${escapeXml(words.text)}</p>\n`;
    let count = 0;
    for await (const row of readRows(key)) {
      count += 1;
      yield `<dl>\n${Object.entries(row).map(toFact).join('')}</dl>\n<hr>\n`;
    }
    if (count === 0) yield '<p>Nothing.</p>\n';
  }
  yield '<h2>What isn’t included</h2>\n<ul>\n';
  for (const [name, text] of NOT_IN_DOWNLOAD_WORDS) yield `<li>${escapeXml(`${name}: ${text}`)}</li>\n`;
  for (const text of Object.values(NOT_IN_DOWNLOAD)) yield `<li>${escapeXml(text)}</li>\n`;
  yield '</ul>\n</body>\n</html>\n';
}

/** Formats 'jobLocation' as 'Job location'. Omits empty values. */
function toFact([name, value]: [string, OwnRow[string]]): string {
  const text = toText(value);
  if (text === '') return '';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return `<dt><strong>${escapeXml(label)}</strong></dt><dd style="white-space:pre-line">${escapeXml(text)}</dd>\n`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatDateAndTime(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
