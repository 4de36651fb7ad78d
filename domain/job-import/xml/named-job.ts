import type { XmlElement } from '#domain/text/records/xml-element.ts';
import { readCsvJob } from '../csv/csv-job.ts';
import { JOB_COLUMNS, type JobColumn } from '../job-columns.ts';
import { type LeftOut, type SourceJob, sourceJob } from '../source-job.ts';
import { alsoIn, readLine } from '../source-parts.ts';
import { readCategory, readKind, readModeAnswer } from '../source-words.ts';
import { readNamedAdvert } from './named-advert.ts';
import { readNamedPay } from './named-pay.ts';
import { readNamedPlaces } from './named-places.ts';
import { type FieldName, type Fields, fieldValues, firstValue } from './named-values.ts';

const CLOSED =
  /^(?:closed|expired|filled|inactive|archived|cancell?ed|withdrawn|deleted?|removed?|position filled|vacancy filled)$/i;
const NOT_PUBLIC = /^(?:draft|pending|on ?hold|unpublished|internal|private|scheduled|awaiting approval)$/i;

/** @param today in London; without it no day counts as too late, and days without a year are not read */
export function readNamedJob(record: XmlElement, today?: string): SourceJob | LeftOut {
  const fields = fieldValues(record);
  const first = (field: FieldName) => firstValue(fields, field);
  const state = first('state');
  if (NOT_PUBLIC.test(state)) return { ok: true, leftOut: `Not published: ${state.toLowerCase()}` };
  const { place, others, isAbroad } = readNamedPlaces(fields);
  const advert = readNamedAdvert(fields);
  const cells: Partial<Record<JobColumn, string>> = {
    reference: first('reference') || referenceOfGuid(first('guid')),
    title: first('title'),
    company: first('company'),
    location: place,
    type: readTypes(fields, state),
    basis: first('basis'),
    category: first('category'),
    work_mode: readNamedMode(fields),
    hours_per_week: first('hours_per_week'),
    start_date: first('start_date'),
    requirements: advert.requirementsCell,
    closes_at: first('closes_at'),
    posted_on: first('posted_on') || first('date'),
    ...readNamedPay(fields, isAbroad),
  };
  const columns = Object.keys(JOB_COLUMNS) as JobColumn[];
  const { values, remarks } = readCsvJob(
    columns,
    columns.map((column) => cells[column] ?? ''),
    today,
  );
  const { reference = '', ...read } = values;
  const linesOfWork = [...allValues(fields, 'category'), ...allValues(fields, 'line_of_work')].map(readLine);
  return sourceJob(reference, first('link'), [
    { values: readCategory(values.title ?? '', ...linesOfWork) },
    { values: advert.values },
    { values: read },
    { values: { status: CLOSED.test(state) ? 'closed' : 'open' } },
    { remarks: [...remarks, ...advert.remarks, ...alsoIn(others)] },
  ]);
}

/** The number in a WordPress guid, as in WordPress's export; any other guid unchanged. */
const referenceOfGuid = (guid: string): string => /[?&]p=(\d+)$/.exec(guid)?.[1] ?? guid;

const allValues = (fields: Fields, field: FieldName): string[] => (fields.get(field) ?? []).map(({ value }) => value);

const isYes = (answer: string): boolean => /^(?:yes|y|true|1)$/i.test(answer);

/** Type and basis often have separate elements. A few systems call the type a status. */
function readTypes(fields: Fields, state: string): string {
  const kind = readKind(state).values;
  const types = [
    ...allValues(fields, 'type'),
    ...(kind.type || kind.basis ? [state] : []),
    ...(isYes(firstValue(fields, 'is_full_time')) ? ['Full-time'] : []),
    ...(isYes(firstValue(fields, 'is_part_time')) ? ['Part-time'] : []),
  ];
  return [...new Set(types)].join(', ');
}

/** The answer to ‘Is it hybrid?’ counts only if it is yes. */
function readNamedMode(fields: Fields): string {
  const isHybrid = allValues(fields, 'is_hybrid').some((answer) =>
    ['remote', 'hybrid'].includes(readModeAnswer(answer).values.work_mode ?? ''),
  );
  return isHybrid ? 'hybrid' : firstValue(fields, 'work_mode');
}
