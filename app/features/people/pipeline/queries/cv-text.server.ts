/** Reads the text of an application's CV in a separate process. The file itself never reaches the page. */
import { buffer } from 'node:stream/consumers';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { openReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { findReadableCv } from '#app/features/people/profile/queries/cvs.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { type NamedPerson, redactPerson } from '#domain/application/fair-view.ts';
import { type CvBlock, toCvBlocks } from '#domain/profile/cv-reading/cv-blocks.ts';
import { readDocumentText } from '#platform/cv-text/cv-text.server.ts';
import { tesseract } from '#platform/cv-text/read-scan.server.ts';
import type { CvOfApplication, CvTextResult } from '../schema.ts';

/** @returns null if the reader may not see the application, it was withdrawn, or it has no CV */
export async function readSentCv(
  services: RequestContext,
  consultant: Consultant,
  id: string,
): Promise<CvOfApplication | null> {
  const opened = await openReceived(services, consultant, id);
  if (!opened?.details) return null;
  const { fullName, isUnnamed } = opened.application;
  const row = await services.database.asActor(consultant.id, (transaction) =>
    transaction
      .selectFrom('applications as a')
      .innerJoin('cvs as c', 'c.id', 'a.cv_id')
      .select(['c.id', 'c.name', 'a.full_name', 'a.email', 'a.phone'])
      .where('a.id', '=', id)
      .executeTakeFirst(),
  );
  const stored = row && (await findReadableCv(services, consultant, row.id, { isForText: true }));
  if (!row || !stored) return null;
  const read = await readText(services, stored);
  const about = { fullName, applicationId: id };
  if (!isUnnamed) return { ...about, file: { id: row.id, name: row.name }, ...read };
  const person = { fullName: row.full_name, email: row.email, phone: row.phone };
  return {
    ...about,
    file: null,
    ...(read.state === 'read' ? { ...read, blocks: redactBlocks(read.blocks, person) } : read),
  };
}

/** Separates blocks in one text, so that a name split by a heading is still found. */
const BETWEEN = '\n\u0000\n';

function redactBlocks(blocks: readonly CvBlock[], person: NamedPerson): CvBlock[] {
  const texts = redactPerson(blocks.map(({ text }) => text).join(BETWEEN), person).split(BETWEEN);
  return blocks.map(({ kind }, index) => ({ kind, text: texts[index] ?? '' }));
}

async function readText(
  { storage, log, requestId }: RequestContext,
  { storageKey, extension }: NonNullable<Awaited<ReturnType<typeof findReadableCv>>>,
): Promise<CvTextResult> {
  try {
    const file = await storage.open(storageKey);
    if (!file) throw new Error('A file is missing from the store');
    const read = await readDocumentText({ bytes: await buffer(file), extension });
    if (!read.ok) {
      const isSearchable = read.reason === 'scan' && extension === 'pdf' && tesseract !== null;
      return { state: isSearchable ? 'searchable_scan' : read.reason };
    }
    return { state: 'read', blocks: toCvBlocks(read.text) };
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'a CV could not be read for its page');
    return { state: 'unreadable' };
  }
}
