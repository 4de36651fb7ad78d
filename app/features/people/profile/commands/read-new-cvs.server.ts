/** Reads the newest CV of each person for the search of the desk. Only its words are kept (app.keep_cv_words). */
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { CvExtension } from '#domain/profile/cv.ts';
import { readDocumentText } from '#platform/cv-text/cv-text.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

type Services = Pick<TaskServices, 'database' | 'storage' | 'log'>;
/** `cvId`: of the CV, or of the file of a form. */
type UnreadCv = { personId: string; cvId: string; extension: CvExtension | 'txt'; storageKey: string };

/** In one run: another process takes part of a second for each. The next run goes on with the rest. */
const MOST_CVS = 50;

/** One after the other, so that visitors who fill a form from their CV find a free reader. @returns how many were read */
export async function readNewCvs(services: Services, signal: AbortSignal): Promise<number> {
  for (let count = 0; count < MOST_CVS; count += 1) {
    const cv = signal.aborted ? null : await findUnread(services);
    if (!cv) return count;
    const text = await readText(services, cv);
    if (text === 'busy') return count;
    await services.database.asSystem((transaction) =>
      sql`SELECT app.keep_cv_words(${cv.personId}, ${cv.cvId}, ${text})`.execute(transaction),
    );
    // The store may be away: the others would fail as well.
    if (text === null) return count;
  }
  return MOST_CVS;
}

async function findUnread({ database }: Services): Promise<UnreadCv | null> {
  const { rows } = await database.asSystem((transaction) =>
    sql<UnreadCv>`
      SELECT w.person_id AS "personId", coalesce(c.id, f.id) AS "cvId", coalesce(c.extension, f.extension) AS extension,
             coalesce(c.storage_key, f.storage_key) AS "storageKey"
      FROM person_cv_words AS w LEFT JOIN cvs AS c ON c.id = w.cv_id LEFT JOIN enquiry_files AS f ON f.id = w.enquiry_file_id
      WHERE w.words IS NULL ORDER BY w.noted_at LIMIT 1`.execute(transaction),
  );
  return rows[0] ?? null;
}

/** @returns '' where there is no text, as in a scan; null where the file could not be opened this time */
async function readText({ storage, log }: Services, { storageKey, extension }: UnreadCv): Promise<string | null> {
  try {
    const file = await storage.open(storageKey);
    if (!file) return '';
    const bytes = await buffer(file);
    const read =
      extension === 'txt'
        ? { ok: true as const, text: bytes.toString() }
        : await readDocumentText({ bytes, extension });
    if (read.ok) return read.text.replaceAll('\0', ' ').toWellFormed();
    return read.reason === 'busy' ? 'busy' : '';
  } catch (error) {
    log.error({ err: error }, 'a CV could not be read for the search');
    return null;
  }
}
