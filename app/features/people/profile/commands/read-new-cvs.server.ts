/** Reads the newest CV of each person for the desk's search. Only its words are stored (app.keep_cv_words). */
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { CvExtension } from '#domain/profile/cv.ts';
import { readDocumentText } from '#platform/cv-text/cv-text.server.ts';
import { readScan, type ScanLimits, tesseract } from '#platform/cv-text/read-scan.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

type Services = Pick<TaskServices, 'database' | 'storage' | 'log'>;
/** `cvId` names a row of `cvs`, or a file that came with an enquiry. */
type UnreadCv = { personId: string; cvId: string; extension: CvExtension | 'txt'; storageKey: string };

/** CVs in one run: each takes a separate process part of a second. The next run continues. */
const MOST_CVS = 50;
/** Most scans in one run: each may take a minute, and other CVs wait. */
const MOST_SCANS = 3;
/** Scanning apps add a line of text to pages that are otherwise pictures. */
const LETTERS_OF_A_TEXT = 100;

type Scans = { program: string | null; limits?: Partial<ScanLimits> };

/** Reads one CV at a time, so that a reader stays free for visitors who fill in a form from their CV. @returns the number read */
export async function readNewCvs(
  services: Services,
  signal: AbortSignal,
  scans: Scans = { program: tesseract },
): Promise<number> {
  let scanCount = 0;
  for (let count = 0; count < MOST_CVS; count += 1) {
    const cv = signal.aborted || scanCount >= MOST_SCANS ? null : await findUnread(services);
    if (!cv) return count;
    const text = await readText(services, cv, async (bytes) => {
      if (scans.program === null) return '';
      scanCount += 1;
      return readScan(bytes, { program: scans.program, signal, limits: scans.limits ?? {} });
    });
    if (text === 'busy') return count;
    await services.database.asSystem((transaction) =>
      sql`SELECT app.keep_cv_words(${cv.personId}, ${cv.cvId}, ${text})`.execute(transaction),
    );
    // The storage may be unreachable; other files would fail as well.
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

/**
 * @param readPictures reads a PDF whose pages are pictures
 * @returns '' if it has no text; null if the file could not be opened or read completely this time
 */
async function readText(
  { storage, log }: Services,
  { storageKey, extension }: UnreadCv,
  readPictures: (bytes: Buffer) => Promise<string | 'busy' | null>,
): Promise<string | 'busy' | null> {
  try {
    const file = await storage.open(storageKey);
    if (!file) return '';
    const bytes = await buffer(file);
    if (extension === 'txt') return clean(bytes.toString());
    const read = await readDocumentText({ bytes, extension });
    if (!read.ok && read.reason !== 'scan') return read.reason === 'busy' ? 'busy' : '';
    const text = read.ok ? read.text : '';
    if (extension !== 'pdf' || countLetters(text) >= LETTERS_OF_A_TEXT) return clean(text);
    const scanned = await readPictures(bytes);
    return scanned === null || scanned === 'busy' ? scanned : clean(`${text}\n\n${scanned}`.trim());
  } catch (error) {
    log.error({ err: error }, 'a CV could not be read for the search');
    return null;
  }
}

const clean = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();
const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
