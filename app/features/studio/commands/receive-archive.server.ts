/** How the form with an archive is received. */
import { z } from 'zod';
import type { Admin } from '#app/features/accounts/policy.ts';
import { ticked } from '#app/web/form/fields.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { LARGEST_ARCHIVE_BYTES } from '#domain/site/content-archive.ts';
import { receiveUpload } from '#platform/upload/receive-upload.server.ts';
import { ARCHIVE_REFUSALS, archiveNotice } from '../texts.ts';

export const archiveForm = z.strictObject({ replace: ticked });

const FIELD = 'archive';

/** @returns null where no file was chosen */
export async function receiveArchive({ request }: FormArgs, admin: Admin): Promise<Received<Buffer | null>> {
  const expected = { fileFields: [FIELD], fieldNames: ['replace'], largestBytes: LARGEST_ARCHIVE_BYTES };
  const received = await receiveUpload(request, expected, { account: admin.id });
  const { fields } = received;
  if (!received.ok) return { ok: false, fields, refusal: FAULTS[received.reason] };
  const file = received.files[FIELD];
  const errors: Record<string, string> = {
    ...(!file && { [FIELD]: ARCHIVE_REFUSALS.missing }),
    ...(fields.replace !== 'yes' && { replace: ARCHIVE_REFUSALS.not_confirmed }),
  };
  return { ok: true, fields, files: file?.bytes ?? null, errors };
}

const wrong = (status: number, reason: 'too_large' | 'malformed'): Refusal => ({
  status,
  reason,
  errors: { [FIELD]: ARCHIVE_REFUSALS[reason] },
  notice: archiveNotice(ARCHIVE_REFUSALS[reason]),
});

const FAULTS: Record<'too_large' | 'malformed' | 'busy', Refusal> = {
  too_large: wrong(413, 'too_large'),
  malformed: wrong(400, 'malformed'),
  busy: { status: 503, reason: 'busy', notice: archiveNotice(ARCHIVE_REFUSALS.busy), retryAfterSeconds: 5 },
};
