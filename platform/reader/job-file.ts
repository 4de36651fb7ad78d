import { countJobColumns } from '#domain/job-import/field-names.ts';
import { JOB_FILE_LIMITS } from '#domain/job-import/job-columns.ts';
import type { SourceJob } from '#domain/job-import/source-job.ts';
import { readXmlJobs } from '#domain/job-import/xml/xml-jobs.ts';
import { type CsvItem, readCsvFile } from './csv-file.ts';

export type JobFileItem = CsvItem | { format: 'xml' } | { job: SourceJob } | { leftOut: string } | { problem: string };

/** Allows blank lines and a byte order mark before the first `<`. In UTF-16, each letter has a zero byte beside it. */
const BEGINS_AS_XML = /^(?:\s|\0|\xef\xbb\xbf|\xff\xfe|\xfe\xff)*</;

/**
 * @returns the header of a CSV file or the format, then rows, jobs, and reasons why a job is left out; a refusal or problem is always the
 * last item
 */
export async function* readJobFile(chunks: readonly Uint8Array[]): AsyncGenerator<JobFileItem, void> {
  const start = Buffer.concat(chunks.slice(0, 1)).toString('latin1', 0, 200);
  if (!BEGINS_AS_XML.test(start)) return yield* readCsvFile(chunks, JOB_FILE_LIMITS, countJobColumns);
  yield { format: 'xml' };
  let jobs = 0;
  for await (const row of readXmlJobs(chunks, { now: new Date() })) {
    if (!row.ok) return yield { problem: row.problem };
    if ('leftOut' in row) {
      yield { leftOut: row.leftOut };
      continue;
    }
    jobs += 1;
    if (jobs > JOB_FILE_LIMITS.rows) return yield { refusal: 'too_many_rows', line: null };
    yield { job: row.job };
  }
}
