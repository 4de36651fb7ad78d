import { z } from 'zod';
import type { Editor } from '#app/features/core/accounts/policy.ts';
import { joinedLine } from '#app/web/form/fields.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { LARGEST_PICTURE_BYTES, LONGEST_ALT, PICTURE_REFUSALS } from '#domain/picture/picture.ts';
import { CROP_STEP } from '#domain/picture/rendition.ts';
import { receiveUpload } from '#platform/upload/receive-upload.server.ts';
import { PICTURE_BUSY, uploadNotice } from './texts.ts';

export const alt = joinedLine({
  name: 'Description',
  most: LONGEST_ALT,
  least: 1,
  missing: 'Enter a description',
});

const CROP_PROBLEM = `Enter a number from 0 to 100 in steps of ${CROP_STEP}`;
const crop = z
  .string(CROP_PROBLEM)
  .trim()
  .regex(/^\d{1,3}$/, CROP_PROBLEM)
  .transform(Number)
  .refine((percent) => percent <= 100 && percent % CROP_STEP === 0, CROP_PROBLEM);

export const uploadForm = z.strictObject({ alt });
export const describeForm = z.strictObject({ alt, crop_x: crop, crop_y: crop });

const FIELD = 'picture';

export async function receivePicture({ request }: FormArgs, editor: Editor): Promise<Received<Buffer | null>> {
  const uploadRules = { fileFields: [FIELD], fieldNames: ['alt'], largestBytes: LARGEST_PICTURE_BYTES };
  const upload = await receiveUpload(request, uploadRules, { account: editor.id });
  const { fields } = upload;
  if (!upload.ok) return { ok: false, fields, refusal: UPLOAD_FAULTS[upload.reason] };
  const { [FIELD]: file } = upload.files;
  if (file) return { ok: true, fields, files: file.bytes };
  return { ok: true, fields, files: null, errors: { [FIELD]: PICTURE_REFUSALS.missing } };
}

export const wrongPicture = (status: number, reason: keyof typeof PICTURE_REFUSALS): Refusal => ({
  status,
  reason,
  errors: { [FIELD]: PICTURE_REFUSALS[reason] },
  notice: uploadNotice(PICTURE_REFUSALS[reason]),
});

export const PICTURES_BUSY: Refusal = {
  status: 503,
  reason: 'busy',
  notice: uploadNotice(PICTURE_BUSY),
  retryAfterSeconds: 5,
};

const UPLOAD_FAULTS: Record<'too_large' | 'malformed' | 'busy', Refusal> = {
  too_large: wrongPicture(413, 'too_large'),
  malformed: wrongPicture(400, 'malformed'),
  busy: PICTURES_BUSY,
};
