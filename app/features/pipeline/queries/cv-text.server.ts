/** The text of the CV that came with an application. The file itself never reaches the page: another process reads it. */
import { buffer } from 'node:stream/consumers';
import type { Consultant } from '#app/features/accounts/policy.ts';
import { openReceived } from '#app/features/applications/queries/received-application.server.ts';
import { findReadableCv } from '#app/features/profile/queries/cvs.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { type CvBlock, toCvBlocks } from '#domain/profile/cv-reading/cv-blocks.ts';
import { readDocumentText } from '#platform/cv-text/cv-text.server.ts';

export type CvRead = { state: 'read'; blocks: CvBlock[] } | { state: 'busy' | 'unreadable' };
export type ReadCv = { fullName: string; applicationId: string; cvId: string; name: string } & CvRead;

/** @returns null where the application is not there for the reader, was withdrawn or came without a CV */
export async function readSentCv(services: RequestContext, consultant: Consultant, id: string): Promise<ReadCv | null> {
  const opened = await openReceived(services, consultant, id);
  const sent = opened?.details?.profile.cv;
  const stored = sent ? await findReadableCv(services, consultant, sent.id) : null;
  if (!opened || !sent || !stored) return null;
  const about = { fullName: opened.application.fullName, applicationId: id, cvId: sent.id, name: sent.name };
  return { ...about, ...(await readText(services, stored)) };
}

async function readText(
  { storage, log, requestId }: RequestContext,
  { storageKey, extension }: NonNullable<Awaited<ReturnType<typeof findReadableCv>>>,
): Promise<CvRead> {
  try {
    const file = await storage.open(storageKey);
    if (!file) throw new Error('A file is missing from the store');
    const read = await readDocumentText({ bytes: await buffer(file), extension });
    if (!read.ok) return { state: read.reason };
    const blocks = toCvBlocks(read.text);
    // A scan is a picture of text.
    return blocks.length > 0 ? { state: 'read', blocks } : { state: 'unreadable' };
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'a CV could not be read for its page');
    return { state: 'unreadable' };
  }
}
