import { Readable } from 'node:stream';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { NOT_IN_DOWNLOAD, NOT_IN_DOWNLOAD_WORDS, OWN_DATA } from '#domain/data-request/own-data.ts';
import { agency } from '#domain/site/site.ts';
import { escapeXml } from '#domain/text/xml.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { type NewPart, streamZip } from '#platform/zip/zip-stream.server.ts';
import { listOwnFiles, OWN_DATA_KEYS, type OwnRow, readOwnRows } from './own-data.server.ts';
import type { Owner } from './own-data-rows.server.ts';

type Services = Pick<RequestContext, 'database' | 'storage' | 'log' | 'requestId'>;

/** Destroys the stream if something cannot be read, so that an incomplete file is never mistaken for a whole one. */
export async function packOwnData(services: Services, owner: Owner, at: Date): Promise<Readable> {
  const { database, storage, log, requestId } = services;
  const files = await listOwnFiles(database, owner);
  const parts: NewPart[] = [
    { path: 'index.html', open: () => Readable.from(writePage(database, owner, at)) },
    { path: 'data.json', open: () => Readable.from(writeJson(database, owner, at)) },
    ...files.map(({ path, storageKey }) => ({
      path,
      open: async () => {
        const file = await storage.open(storageKey);
        if (file) return file;
        const err = new Error('A file is missing from the store');
        log.error({ err, errorId: requestId, storageKey }, 'a file of a person’s data is missing from the store');
        return Readable.from(['This file is missing on our side. Tell us, and we look for it.\n']);
      },
    })),
  ];
  const onFail = (err: unknown) =>
    log.error({ err, errorId: requestId }, 'a copy of a person’s data could not be finished');
  return streamZip(parts, { at, onFail });
}

type Reads = Pick<RequestContext['database'], 'asSystem'>;

async function* writeJson(database: Reads, owner: Owner, at: Date): AsyncGenerator<string> {
  yield `{\n  "madeAt": ${JSON.stringify(at)},\n  "by": ${JSON.stringify(agency().legalName)}`;
  for (const key of OWN_DATA_KEYS) {
    yield `,\n  ${JSON.stringify(key)}: [`;
    let isFirst = true;
    for await (const row of readOwnRows(database, owner, key)) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n  ]';
  }
  const omitted = [
    ...NOT_IN_DOWNLOAD_WORDS.map(([name, text]) => `${name}: ${text}`),
    ...Object.values(NOT_IN_DOWNLOAD),
  ];
  yield `,\n  "notInHere": ${JSON.stringify(omitted)}\n}\n`;
}

/** A standalone page: no scripts, no style sheets, no links to our site. */
async function* writePage(database: Reads, owner: Owner, at: Date): AsyncGenerator<string> {
  const title = `Your data at ${escapeXml(agency().name)}`;
  yield `<!DOCTYPE html>\n<html lang="en-GB">\n<head><meta charset="utf-8"><title>${title}</title>`;
  yield '<meta name="viewport" content="width=device-width, initial-scale=1"></head>\n<body>\n';
  yield `<h1>${title}</h1>\n<p>As it was on ${escapeXml(formatDateAndTime(at))}. The same, for programs, is in data.json.</p>\n`;
  for (const key of OWN_DATA_KEYS) {
    const { [key]: words } = OWN_DATA;
    yield `<h2>${escapeXml(words.title)}</h2>\n<p>${escapeXml(words.text)}</p>\n`;
    let count = 0;
    for await (const row of readOwnRows(database, owner, key)) {
      count += 1;
      yield `<dl>\n${Object.entries(row).map(toFact).join('')}</dl>\n<hr>\n`;
    }
    if (count === 0) yield '<p>Nothing.</p>\n';
  }
  yield '<h2>What is not in here</h2>\n<ul>\n';
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
