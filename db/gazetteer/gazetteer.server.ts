/**
 * Loads the towns and postcode areas of this folder into the table `gazetteer`. places.tsv is made by scripts/places/make-gazetteer.ts,
 * postcode-areas.tsv by hand; after any change to them raise the edition. It was raised to 2 to place the people there were (0056).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

const EDITION = 2;
const FOLDER = path.resolve('db/gazetteer');

/** A later edition stays: while two versions run, a process of the older one may start again. No table yet is not behind. */
export async function isGazetteerBehind(client: Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('public.gazetteer') AS name`,
  );
  if (!tables[0]?.name) return false;
  const { rows } = await client.query<{ edition: number | null }>(
    `SELECT max(edition) AS edition FROM public.gazetteer WHERE kind = 'postcode_area'`,
  );
  return (rows[0]?.edition ?? 0) < EDITION;
}

/** Called by the owner, in its transaction. Imported postcodes stay. Then all open jobs and people are placed anew (app.renew_places). */
export async function loadGazetteer(client: Client): Promise<void> {
  const [towns, areas] = await Promise.all(['places.tsv', 'postcode-areas.tsv'].map(readRows));
  await client.query(`DELETE FROM public.gazetteer WHERE kind IN ('town', 'postcode_area')`);
  await client.query(
    `INSERT INTO public.gazetteer (kind, name, county, district, country, latitude, longitude, population, edition)
     SELECT 'town', name, nullif(county, ''), nullif(district, ''), country, latitude, longitude, population, $8
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::integer[])
       AS towns (name, county, district, country, latitude, longitude, population)`,
    [...toColumns(towns ?? [], 7), EDITION],
  );
  await client.query(
    `INSERT INTO public.gazetteer (kind, area, name, latitude, longitude, country, edition)
     SELECT 'postcode_area', area, name, latitude, longitude, country, $6
     FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::text[]) AS areas (area, name, latitude, longitude, country)`,
    [...toColumns(areas ?? [], 5), EDITION],
  );
  await client.query('ANALYZE public.gazetteer');
  await client.query(`SELECT set_config('app.is_system', 'on', true)`);
  await client.query('SELECT app.renew_places()');
}

async function readRows(file: string): Promise<string[][]> {
  const text = await readFile(path.join(FOLDER, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

const toColumns = (rows: string[][], count: number): (string | undefined)[][] =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
