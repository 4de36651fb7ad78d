/** Gives the demo's agency the enquiries on its desk. server/start/demo-files.ts stores the files that came with them. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { ownerIdOf } from './cast.ts';
import { demoEnquiries, type SeedEnquiry } from './enquiries.ts';
import { seedJobId } from './seed-job.ts';

const DAY_MS = 86_400_000;

/** @param transaction of the system, in which the cast and its jobs are there */
export async function seedEnquiries(transaction: Transaction<DB>, now: Date): Promise<void> {
  for (const enquiry of demoEnquiries) await seedEnquiry(transaction, enquiry, now);
}

async function seedEnquiry(transaction: Transaction<DB>, enquiry: SeedEnquiry, now: Date): Promise<void> {
  const { daysAgo, movedDaysAgo, jobKey, currentPosition, cv, ...said } = enquiry;
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await transaction
    .insertInto('enquiries')
    .values({
      ...said,
      current_position: currentPosition,
      created_at: at(daysAgo),
      confirmed_at: at(daysAgo),
      ...(movedDaysAgo && { status_changed_at: at(movedDaysAgo), status_changed_by: ownerIdOf('agency') }),
      ...(jobKey && (await describeJob(transaction, seedJobId(jobKey)))),
    })
    .execute();
  if (!cv) return;
  const { bytes, ...file } = cv;
  const sha256 = createHash('sha256').update(bytes).digest();
  await transaction
    .insertInto('enquiry_files')
    .values({ ...file, kind: 'cv', enquiry_id: enquiry.id, size_bytes: bytes.length, sha256 })
    .execute();
}

/** The job's id, title, company and location, as the enquiry keeps them. */
async function describeJob(transaction: Transaction<DB>, id: string) {
  const { title, company, location } = await transaction
    .selectFrom('jobs')
    .select(['title', 'company', 'location'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { job_id: id, job_title: title, job_company: company, job_location: location };
}

const MEDIA_TYPES = { pdf: 'application/pdf', txt: 'text/plain' } as const;
const DEMO_CVS = new Map(demoEnquiries.flatMap(({ cv }) => (cv ? [[cv.id, cv] as const] : [])));

/** The files that should be there: not of an enquiry that was deleted since. */
export async function listDemoEnquiryFiles({ asSystem }: Database) {
  const rows = await asSystem((transaction) =>
    transaction
      .selectFrom('enquiry_files')
      .select(['id', 'storage_key as key'])
      .where('id', 'in', [...DEMO_CVS.keys()])
      .execute(),
  );
  return rows.flatMap(({ id, key }) => {
    const cv = DEMO_CVS.get(id);
    return cv ? [{ key, bytes: cv.bytes, mediaType: MEDIA_TYPES[cv.extension] }] : [];
  });
}
