import { z } from 'zod';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import { joinedLine } from '#app/web/form/fields.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { LARGEST_LOGO_BYTES, LOGO_REFUSALS } from '#domain/employer/logo.ts';
import { JOB_FIELDS } from '#domain/job/fields.ts';
import { drawLogo } from '#platform/picture/logo-image.server.ts';
import { receiveUpload } from '#platform/upload/receive-upload.server.ts';
import { LOGO_BUSY, logoNotice } from './texts.ts';

/** The same rules as in a job's form, so that both can be equal. */
export const logoForm = z.strictObject({
  company: joinedLine({ name: 'Company', most: JOB_FIELDS.company.most, least: 1, missing: 'Enter a company' }),
});

const FIELD = 'logo';

/** @returns the logo as it is stored; null if no file was chosen */
export async function receiveLogo({ request }: FormArgs, poster: Poster): Promise<Received<Buffer | null>> {
  const uploadRules = { fileFields: [FIELD], fieldNames: ['company'], largestBytes: LARGEST_LOGO_BYTES };
  const upload = await receiveUpload(request, uploadRules, { account: poster.id });
  const { fields } = upload;
  if (!upload.ok) return { ok: false, fields, refusal: UPLOAD_FAULTS[upload.reason] };
  const { [FIELD]: file } = upload.files;
  if (!file) return { ok: true, fields, files: null, errors: { [FIELD]: LOGO_REFUSALS.missing } };
  const drawn = await drawLogo(file.bytes, poster.id);
  if (drawn.ok) return { ok: true, fields, files: drawn.bytes };
  if (drawn.reason === 'busy') return { ok: false, fields, refusal: UPLOAD_FAULTS.busy };
  return { ok: true, fields, files: null, errors: { [FIELD]: LOGO_REFUSALS[drawn.reason] } };
}

const wrongLogo = (status: number, reason: 'too_large' | 'malformed'): Refusal => ({
  status,
  reason,
  errors: { [FIELD]: LOGO_REFUSALS[reason] },
  notice: logoNotice(LOGO_REFUSALS[reason]),
});

const UPLOAD_FAULTS: Record<'too_large' | 'malformed' | 'busy', Refusal> = {
  too_large: wrongLogo(413, 'too_large'),
  malformed: wrongLogo(400, 'malformed'),
  busy: { status: 503, reason: 'busy', notice: logoNotice(LOGO_BUSY), retryAfterSeconds: 5 },
};
