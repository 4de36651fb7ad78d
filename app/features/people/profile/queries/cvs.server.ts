import { sql } from 'kysely';
import { type Candidate, mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { SentCv } from '#domain/application/application.ts';
import type { CvExtension } from '#domain/profile/cv.ts';
import { isUuid } from '#domain/uuid.ts';
import { mayReadCv } from '../policy.ts';

export type OwnCv = SentCv & { uploadedAt: Date };

export async function findOwnCv(
  { database }: Pick<RequestContext, 'database'>,
  candidate: Candidate,
): Promise<OwnCv | null> {
  const cv = await database.asActor(candidate.id, (transaction) =>
    transaction
      .selectFrom('cvs')
      .innerJoin('profiles', 'profiles.cv_id', 'cvs.id')
      .select(['cvs.id', 'cvs.name', 'cvs.size_bytes', 'cvs.uploaded_at'])
      .where('profiles.id', '=', candidate.id)
      .executeTakeFirst(),
  );
  return cv ? { id: cv.id, name: cv.name, sizeBytes: cv.size_bytes, uploadedAt: cv.uploaded_at } : null;
}

export type StoredCv = { name: string; extension: CvExtension; sizeBytes: number; storageKey: string };

/**
 * @param isForText only its text is read, with hidden names removed. A file is withheld while all its applications are read without a
 *   name (docs/decisions/0087)
 * @returns null for a missing CV and for one the viewer may not read, so that an id reveals nothing
 */
export async function findReadableCv(
  services: Pick<RequestContext, 'database'>,
  viewer: Viewer,
  id: string,
  { isForText = false }: { isForText?: boolean } = {},
): Promise<StoredCv | null> {
  if (!isUuid(id)) return null;
  const cv = await services.database.asActor(viewer.id, (transaction) =>
    transaction
      .selectFrom('cvs')
      .leftJoin('application_letters as l', 'l.id', 'cvs.letter_id')
      .leftJoin('applications as replied', 'replied.id', 'l.application_id')
      .select(['cvs.name', 'cvs.extension', 'cvs.size_bytes', 'cvs.storage_key'])
      .select(({ fn }) => fn.coalesce('cvs.user_id', 'replied.candidate_id').as('owner_id'))
      .select(
        sql<boolean>`EXISTS (
          SELECT FROM applications AS a JOIN jobs AS j ON j.id = a.job_id
          WHERE (a.cv_id = cvs.id OR a.id = replied.id) AND a.status <> 'withdrawn' AND (j.user_id = ${viewer.id} OR (${mayWorkAtDesk(viewer)} AND j.user_id = ANY (app.staff_ids()))))`.as(
          'is_received',
        ),
      )
      .select(
        sql<
          boolean | null
        >`(SELECT bool_and(app.is_unnamed(a.id, a.status)) FROM applications AS a WHERE a.cv_id = cvs.id OR a.id = replied.id)`.as(
          'is_unnamed',
        ),
      )
      .where('cvs.id', '=', id)
      .executeTakeFirst(),
  );
  if (!cv?.storage_key) return null;
  if (cv.is_unnamed && !isForText && cv.owner_id !== viewer.id) return null;
  const facts = { userId: cv.owner_id, isReceived: cv.is_received };
  if (!mayReadCv(viewer, facts)) return null;
  const { name, size_bytes: sizeBytes, storage_key: storageKey } = cv;
  return { name, extension: cv.extension as CvExtension, sizeBytes, storageKey };
}
