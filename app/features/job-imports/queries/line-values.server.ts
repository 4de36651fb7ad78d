/** The values of a line of a file, by the names of the form of a job. */
import type { Fields } from '#app/web/form/read.server.ts';
import type { Fallback, JobColumn } from '#domain/job-source/job-file.ts';
import { readAdvert } from '#domain/job-source/source-parts.ts';
import { readKind, readMode, readPeriod } from '#domain/job-source/source-words.ts';
import { hashOf } from './incoming-job.server.ts';
import { makeReference } from './made-reference.server.ts';
import { type Mending, mendingOf, stillMended } from './mended.server.ts';

export type Mapping = {
  /** In the order of the columns of the file. */
  columns: (JobColumn | '')[];
  /** For lines without a value. */
  fallbacks: Partial<Record<Fallback, string>>;
  /** Which place a location means. */
  places: Record<string, string>;
  /** What was typed about who asked for the jobs, before it counts. */
  said?: Fields;
};

/** An array in the order of the columns; of formats that name their values an object. */
export type Cells = string[] | Fields;

/** As they came: of this the hash is made. */
export function valuesOf({ columns, fallbacks }: Mapping, cells: Cells): Fields {
  const values = Array.isArray(cells) ? readCells(columns, cells) : { ...cells };
  for (const [field, value] of Object.entries(fallbacks)) if (!values[field] && value) values[field] = value;
  return values;
}

/** With what was mended, and the places that were chosen. */
export const mendedValues = (mapping: Mapping, cells: Cells, mended: Fields | null): Fields =>
  mend(mapping, valuesOf(mapping, cells), mended);

/** `hash` is of what came. `mendAgain` is for a job that was mended before: with what holds of that, unless the line says otherwise. */
export function readLine(mapping: Mapping, { cells, mended }: { cells: Cells; mended: Fields | null }) {
  const came = valuesOf(mapping, cells);
  const { reference: named = '', ...values } = mend(mapping, came, mended);
  const reference = named === '' && makesReferences(mapping) ? makeReference(ownValuesOf(mapping, cells)) : named;
  const mendAgain = (before: Mending) => {
    const again = { ...stillMended(came, before), ...mended };
    return { mended: again, values: withoutReference(mend(mapping, came, again)) };
  };
  return { reference, values, hash: hashOf(withoutReference(came)), mending: mendingOf(came, mended), mendAgain };
}

/** No column of the file is its reference; other formats have one that may be empty. */
export const makesReferences = ({ columns }: Mapping): boolean => !columns.includes('reference');

/** Without what was typed for all lines. */
const ownValuesOf = (mapping: Mapping, cells: Cells): Fields => valuesOf({ ...mapping, fallbacks: {} }, cells);

const withoutReference = ({ reference: _reference, ...values }: Fields): Fields => values;

function mend(mapping: Mapping, came: Fields, mended: Fields | null): Fields {
  const values = { ...came, ...mended };
  const { location = '' } = values;
  const place = Object.hasOwn(mapping.places, location) ? mapping.places[location] : undefined;
  return { ...values, ...(place && { location: place }) };
}

function readCells(columns: Mapping['columns'], cells: readonly string[]): Fields {
  const values: Fields = {};
  for (const [place, field] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (field !== '' && cell !== '') values[field] = cell;
  }
  const { description = '', basis = '', work_mode = '', salary_period = '', ...more } = values;
  const { type: said = '', hours_per_week = '', ...rest } = more;
  // Some say in a column of hours whether the work is full-time.
  const isKind = !/\d/.test(hours_per_week) && readKind(hours_per_week).values.type !== undefined;
  const type = said || (isKind ? hours_per_week : '');
  const advert = /<\/?[a-z][^<>]*>/i.test(description) ? readAdvert(description).values : { description };
  const kind = { ...readKind(type).values, ...(basis && { basis: readKind(basis).values.basis ?? basis }) };
  const read: Fields = {
    ...advert,
    // Words that no reader knows stay, for the form to name.
    ...(type && !kind.type && !kind.basis && { type }),
    ...kind,
    ...(!isKind && { hours_per_week }),
    ...(work_mode && {
      work_mode: YES.test(work_mode) ? 'remote' : (readMode(work_mode).values.work_mode ?? work_mode),
    }),
    ...(salary_period && { salary_period: readPeriod(salary_period) ?? salary_period }),
    ...rest,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''));
}

const YES = /^(yes|true|y|1)$/i;
