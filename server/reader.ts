/**
 * A separate process that reads untrusted input (platform/reader): the kind and its options are arguments, the bytes come on standard
 * input. It writes one JSON array of items per line and ends with status 0 when everything is read.
 */
import { once } from 'node:events';
import { countPeopleColumns } from '#domain/person/people-columns.ts';
import { PEOPLE_FILE_LIMITS } from '#domain/person/people-file.ts';
import type { ReaderKind } from '#platform/reader/reader-limits.ts';

type Items = AsyncIterable<unknown> | Iterable<unknown>;

/** Loaded by kind, so that small files do not wait for the parsers of large ones. */
const READERS: Record<ReaderKind, (chunks: Buffer[], options: never) => Promise<Items>> = {
  document: async (chunks, extension) => {
    const { readDocument } = await import('#platform/cv-text/read-document.ts');
    return [await readDocument(Buffer.concat(chunks), extension)];
  },
  scan: async (chunks) => {
    const { readScannedPages } = await import('#platform/cv-text/scanned-pages.ts');
    return readScannedPages(Buffer.concat(chunks));
  },
  'people-file': async (chunks) => {
    const { readCsvFile } = await import('#platform/reader/csv-file.ts');
    return readCsvFile(chunks, PEOPLE_FILE_LIMITS, countPeopleColumns);
  },
  'job-file': async (chunks) => {
    const { readJobFile } = await import('#platform/reader/job-file.ts');
    return readJobFile(chunks);
  },
  'advert-report': async (chunks, name) => {
    const { readAdvertReport } = await import('#domain/channel/find-a-job-report.ts');
    return readAdvertReport(name, Buffer.concat(chunks).toString('utf8')).outcomes;
  },
  content: async (chunks) => {
    const { checkContent } = await import('#app/features/site/studio/commands/archive/check-content.server.ts');
    return checkContent(Buffer.concat(chunks));
  },
  board: async (chunks, { board, skip }) => {
    const { readBoardItems } = await import('#platform/reader/board-answer.ts');
    return readBoardItems(board, Buffer.concat(chunks), skip);
  },
};

const [kind, options] = process.argv.slice(2);
const read = READERS[kind as ReaderKind];
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
await writeItems(await read(chunks, JSON.parse(options ?? 'null') as never));
process.exit(0);

/** Writes lines short enough for the site to parse without keeping its visitors waiting. */
async function writeItems(items: Items): Promise<void> {
  const MOST_CHARACTERS = 65_536;
  let line: string[] = [];
  let length = 0;
  const write = async () => {
    if (line.length > 0 && !process.stdout.write(`[${line.join()}]\n`)) await once(process.stdout, 'drain');
    line = [];
    length = 0;
  };
  for await (const item of items) {
    const text = JSON.stringify(item);
    if (length + text.length > MOST_CHARACTERS) await write();
    line.push(text);
    length += text.length;
  }
  await write();
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
}
