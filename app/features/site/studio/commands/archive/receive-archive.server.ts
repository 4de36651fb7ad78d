import { z } from 'zod';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import { tickBox } from '#app/web/form/fields.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { LARGEST_ARCHIVE_BYTES } from '#domain/site/archive-limits.ts';
import { StoreFull } from '#platform/storage/storage.ts';
import type { FileOnDisk } from '#platform/upload/file-on-disk.server.ts';
import { receiveLargeUpload, type UploadRefusal } from '#platform/upload/receive-upload.server.ts';
import { ARCHIVE_REFUSALS, archiveNotice } from '../../texts.ts';

export const archiveForm = z.strictObject({ replace: tickBox });

const FIELD = 'archive';

export async function receiveArchive(
  { request, context }: FormArgs,
  admin: Admin,
): Promise<Received<FileOnDisk | null>> {
  const uploadRules = { fileFields: [FIELD], fieldNames: ['replace'], largestBytes: LARGEST_ARCHIVE_BYTES };
  const { uploadFolder } = context.get(requestContext);
  try {
    const upload = await receiveLargeUpload(request, uploadRules, { account: admin.id }, uploadFolder);
    const { fields } = upload;
    if (!upload.ok) return { ok: false, fields, refusal: FAULTS[upload.reason] };
    const file = upload.files[FIELD]?.bytes ?? null;
    const errors: Record<string, string> = {
      ...(!file && { [FIELD]: ARCHIVE_REFUSALS.missing }),
      ...(fields['replace'] !== 'yes' && { replace: ARCHIVE_REFUSALS.not_confirmed }),
    };
    if (Object.keys(errors).length > 0) await file?.close();
    return { ok: true, fields, files: file, errors };
  } catch (error) {
    if (error instanceof StoreFull) return { ok: false, fields: {}, refusal: wrong(507, 'store_full') };
    throw error;
  }
}

const wrong = (status: number, reason: 'too_large' | 'malformed' | 'store_full'): Refusal => ({
  status,
  reason,
  errors: { [FIELD]: ARCHIVE_REFUSALS[reason] },
  notice: archiveNotice(ARCHIVE_REFUSALS[reason]),
});

export const ARCHIVE_BUSY: Refusal = {
  status: 503,
  reason: 'busy',
  notice: archiveNotice(ARCHIVE_REFUSALS.busy),
  retryAfterSeconds: 5,
};

const FAULTS: Record<UploadRefusal, Refusal> = {
  too_large: wrong(413, 'too_large'),
  malformed: wrong(400, 'malformed'),
  busy: ARCHIVE_BUSY,
};
