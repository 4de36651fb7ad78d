import type { Consultant, Viewer } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { EnquiryStatus, EnquirySubject } from '#domain/enquiry/enquiry.ts';
import { CV_MEDIA_TYPES } from '#domain/profile/cv.ts';
import { isUuid } from '#domain/uuid.ts';
import { mayReadEnquiries } from '../policy.ts';
import type { SentEnquiry } from '../schema.ts';

export type EnquiryWithStatus = SentEnquiry & {
  createdAt: Date;
  status: EnquiryStatus;
  /** Null until the status changes; `by` is null if that administrator was deleted. */
  moved: { at: Date; by: string | null } | null;
};

/** @returns null if the enquiry does not exist or is not confirmed yet */
export function findEnquiry(
  { database }: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  id: string,
): Promise<EnquiryWithStatus | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return database.asActor(consultant.id, async (transaction) => {
    const row = await transaction
      .selectFrom('enquiries as e')
      .leftJoin('profiles as by', 'by.id', 'e.status_changed_by')
      .selectAll('e')
      .select('by.full_name as mover')
      .where('e.id', '=', id)
      .where('e.confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (!row) return null;
    const files = await transaction
      .selectFrom('enquiry_files')
      .select(['id', 'kind', 'name', 'size_bytes'])
      .where('enquiry_id', '=', id)
      .orderBy('kind')
      .execute();
    const { phone, company, role, industry, location, pay, message, experience, skills, times } = row;
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      phone,
      company,
      role,
      industry,
      location,
      pay,
      message,
      currentPosition: row.current_position,
      experience,
      skills,
      times,
      createdAt: row.created_at,
      kind: row.kind,
      status: row.status,
      purpose: row.purpose as EnquirySubject | null,
      job: row.job_title === null ? null : toJob(row.job_id, row.job_title, row.job_company, row.job_location),
      moved: row.status_changed_at && { at: row.status_changed_at, by: row.mover },
      files: files.map(({ size_bytes: sizeBytes, kind, ...file }) => ({
        ...file,
        sizeBytes,
        kind: kind,
      })),
    };
  });
}

const toJob = (id: string | null, title: string, company: string | null, location: string | null) => ({
  id,
  title,
  company: company ?? '',
  location: location ?? '',
});

export type StoredEnquiryFile = { name: string; mediaType: string; sizeBytes: number; storageKey: string };

const MEDIA_TYPES: Readonly<Record<string, string>> = { ...CV_MEDIA_TYPES, txt: 'text/plain', jpg: 'image/jpeg' };

/** @returns null for a missing file and for one the viewer may not read, so that an id reveals nothing */
export async function findEnquiryFile(
  services: Pick<SiteServices, 'database'>,
  viewer: Viewer,
  id: string,
): Promise<StoredEnquiryFile | null> {
  if (!isUuid(id) || !mayReadEnquiries(viewer)) return null;
  const file = await services.database.asActor(viewer.id, (transaction) =>
    transaction
      .selectFrom('enquiry_files as f')
      .innerJoin('enquiries as e', 'e.id', 'f.enquiry_id')
      .select(['f.name', 'f.extension', 'f.size_bytes', 'f.storage_key'])
      .where('f.id', '=', id)
      .where('e.confirmed_at', 'is not', null)
      .executeTakeFirst(),
  );
  if (!file) return null;
  const mediaType = MEDIA_TYPES[file.extension] ?? 'application/octet-stream';
  return { name: file.name, mediaType, sizeBytes: file.size_bytes, storageKey: file.storage_key };
}
