import { listAt, textAt, valueAt } from '#domain/text/records/json-answer.ts';
import { type SourceJob, sourceJob } from '../source-job.ts';
import { alsoIn, readAdvert, readDay, readPlace } from '../source-parts.ts';
import { readCategory, readKind, readMode } from '../source-words.ts';

export function readWorkableBoard(answer: unknown): SourceJob[] {
  const company = textAt(answer, 'name');
  const rows = new Map<string, unknown[]>();
  for (const row of listAt(answer, 'jobs')) {
    const code = textAt(row, 'shortcode');
    rows.set(code, [...(code === '' ? [] : (rows.get(code) ?? [])), row]);
  }
  return Array.from(rows.values(), ([row, ...others]) => readJob(row, others, company));
}

function readJob(job: unknown, others: readonly unknown[], company: string): SourceJob {
  const title = textAt(job, 'title');
  const location = placeOf(job);
  const places = [...listAt(job, 'locations'), ...others].map(placeOf).filter((place) => place !== location);
  const mode = textAt(job, 'workplace_type') || (valueAt(job, 'telecommuting') === true ? 'Remote' : '');
  return sourceJob(textAt(job, 'shortcode'), textAt(job, 'url') || textAt(job, 'shortlink'), [
    readAdvert(textAt(job, 'description')),
    { values: { title, company, location }, remarks: alsoIn([...new Set(places)]) },
    { values: readCategory(title, textAt(job, 'function'), textAt(job, 'department'), textAt(job, 'industry')) },
    readKind(textAt(job, 'employment_type')),
    readMode(mode),
    readDay(textAt(job, 'published_on') || textAt(job, 'created_at'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}

const placeOf = (row: unknown): string =>
  readPlace(textAt(row, 'city'), textAt(row, 'state') || textAt(row, 'region'), textAt(row, 'country'));
