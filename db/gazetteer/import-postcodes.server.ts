/** Imports postcodes into the gazetteer, a few thousand at a time. To begin again after an interruption does no harm. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { lineReader, type PostcodeRow } from './read-postcodes.ts';

const BATCH = 5_000;
const FAULTS_NAMED = 10;

export type Imported = {
  /** Read, of which `changed` were new or elsewhere before. */
  rows: number;
  changed: number;
  /** Ended, or without a position. */
  leftOut: number;
  faulty: number;
  /** First ten errors: 'file:line: error'. */
  faults: string[];
  outcodes: number;
};

/** @param source a CSV file, or a folder of them, as Code-Point Open comes. Throws if a file is of neither kind */
export async function importPostcodes(
  database: Database,
  source: string,
  onProgress: (rows: number) => void = () => undefined,
): Promise<Imported> {
  const imported: Imported = { rows: 0, changed: 0, leftOut: 0, faulty: 0, faults: [], outcodes: 0 };
  for (const file of await listFiles(source)) {
    let batch: PostcodeRow[] = [];
    for await (const row of readFile(file, imported)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      imported.changed += await store(database, batch);
      onProgress(imported.rows);
      batch = [];
    }
    imported.changed += await store(database, batch);
  }
  imported.outcodes = await settle(database);
  return imported;
}

async function listFiles(source: string): Promise<string[]> {
  if (!(await stat(source)).isDirectory()) return [source];
  const files = (await readdir(source)).filter((name) => /\.csv$/i.test(name)).sort();
  if (files.length === 0) throw new Error(`${source} holds no CSV file`);
  return files.map((name) => path.join(source, name));
}

async function* readFile(file: string, imported: Imported): AsyncGenerator<PostcodeRow> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  let read: NonNullable<ReturnType<typeof lineReader>>['read'] | undefined;
  for await (const line of lines) {
    number += 1;
    if (!read) {
      const reader = lineReader(line);
      if (!reader) throw new Error(`${file} is neither Code-Point Open nor an ONS Postcode Directory`);
      read = reader.read;
      if (!reader.isData) continue;
    }
    if (line.trim() === '') continue;
    const result = read(line);
    if (result === null) imported.leftOut += 1;
    else if ('fault' in result) {
      imported.faulty += 1;
      if (imported.faults.length < FAULTS_NAMED) imported.faults.push(`${file}:${number}: ${result.fault}`);
    } else {
      imported.rows += 1;
      yield result.row;
    }
  }
}

async function store({ asSystem }: Database, batch: PostcodeRow[]): Promise<number> {
  if (batch.length === 0) return 0;
  // A file may have a postcode twice: the last one counts.
  const rows = [...new Map(batch.map((row) => [row.name, row])).values()];
  const { numAffectedRows } = await asSystem((transaction) =>
    sql`
      INSERT INTO gazetteer (kind, name, latitude, longitude)
      SELECT 'postcode', name, latitude, longitude
      FROM unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ latitude }) => latitude)}::float8[],
                  ${rows.map(({ longitude }) => longitude)}::float8[]) AS postcodes (name, latitude, longitude)
      ON CONFLICT (kind, key) WHERE kind NOT IN ('town', 'area')
      DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude
      WHERE (gazetteer.latitude, gazetteer.longitude) IS DISTINCT FROM (excluded.latitude, excluded.longitude)`.execute(
      transaction,
    ),
  );
  return Number(numAffectedRows ?? 0);
}

/** Computes the centre of each outcode and looks up the places of open jobs again. @returns the number of outcodes */
async function settle({ asSystem }: Database): Promise<number> {
  return asSystem(async (transaction) => {
    await sql`
      INSERT INTO gazetteer (kind, name, latitude, longitude)
      SELECT 'outcode', split_part(name, ' ', 1), avg(latitude), avg(longitude) FROM gazetteer WHERE kind = 'postcode' GROUP BY 2
      ON CONFLICT (kind, key) WHERE kind NOT IN ('town', 'area')
      DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude`.execute(transaction);
    await sql`SELECT app.renew_places()`.execute(transaction);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM gazetteer WHERE kind = 'outcode'`.execute(transaction);
    return rows[0]?.count ?? 0;
  });
}
