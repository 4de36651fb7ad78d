import type { CsvRefusal } from '#domain/csv/csv-limits.ts';
import type { CsvRow } from '#domain/csv/csv-records.ts';
import type { CsvItem } from '#platform/reader/csv-file.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';

type PeopleFile =
  | { ok: true; header: string[]; rows: CsvRow[] }
  | { ok: false; reason: CsvRefusal; line: number | null };

export async function readPeopleFile(bytes: Buffer): Promise<PeopleFile> {
  const file = await readApart<CsvItem, PeopleFile>({ kind: 'people-file', bytes }, async (items) => {
    let header: string[] = [];
    const rows: CsvRow[] = [];
    for await (const item of items) {
      if ('refusal' in item) return { ok: false, reason: item.refusal, line: item.line };
      if ('header' in item) header = item.header;
      else rows.push(item.row);
    }
    return { ok: true, header, rows };
  });
  return typeof file === 'string' ? { ok: false, reason: file, line: null } : file;
}
