/**
 * Loads the places, areas and postcode areas of this folder into the table `gazetteer`. places.tsv and abroad.tsv are made by `npm run places -- make`,
 * the others by hand; after any change to them raise the edition (edition.ts).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { GAZETTEER_EDITION } from './edition.ts';
import { gazetteerRows } from './gazetteer-rows.ts';

type Client = Pick<pg.Client, 'query'>;

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
  return (rows[0]?.edition ?? 0) < GAZETTEER_EDITION;
}

/**
 * Runs in the owner's transaction. Keeps imported postcodes. Then looks up all open jobs and people again
 * (app.renew_places).
 */
export async function loadGazetteer(client: Client): Promise<void> {
  const [places, more, areas, abroad, postcodeAreas] = await Promise.all(
    ['places.tsv', 'more-places.tsv', 'areas.tsv', 'abroad.tsv', 'postcode-areas.tsv'].map((file) =>
      readFile(path.join(FOLDER, file), 'utf8'),
    ),
  );
  if (!places || !more || !areas || !abroad || !postcodeAreas) throw new Error('A file of the gazetteer is empty');
  await client.query(`DELETE FROM public.gazetteer WHERE kind IN ('town', 'area', 'postcode_area')`);
  await client.query(
    `INSERT INTO public.gazetteer (kind, name, proper_name, county, district, country, country_code, latitude, longitude, population, lies_in, covers, edition)
     SELECT kind, name, "properName", county, district, country, "countryCode", latitude, longitude, population, "liesIn", covers, $2
     FROM json_to_recordset($1::json) AS rows (kind text, name text, "properName" text, county text, district text, country text, "countryCode" text,
       latitude float8, longitude float8, population integer, "liesIn" integer[], covers integer[])`,
    [JSON.stringify(gazetteerRows({ places, more, areas, abroad })), GAZETTEER_EDITION],
  );
  await client.query(
    `INSERT INTO public.gazetteer (kind, area, name, latitude, longitude, country, edition)
     SELECT 'postcode_area', area, name, latitude, longitude, country, $6
     FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::text[]) AS areas (area, name, latitude, longitude, country)`,
    [...toColumns(splitRows(postcodeAreas), 5), GAZETTEER_EDITION],
  );
  await client.query('ANALYZE public.gazetteer');
  await client.query(`SELECT set_config('app.is_system', 'on', true)`);
  await client.query('SELECT app.renew_places()');
}

const splitRows = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const toColumns = (rows: string[][], count: number): (string | undefined)[][] =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
