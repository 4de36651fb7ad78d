/** Receives a guest's form with an optional CV, checked like a candidate's, but limited by network. */

import { checkCv } from '#app/features/people/profile/commands/check-cv.server.ts';
import type { NewCv } from '#app/features/people/profile/commands/cvs.server.ts';
import { CV_REFUSAL_STATUS } from '#app/features/people/profile/commands/receive-cv.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { CV_EXTENSIONS, CV_REFUSALS, type CvRefusal, LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { receiveUpload } from '#platform/upload/receive-upload.server.ts';

export async function receiveGuestCv(
  { request, context }: FormArgs,
  fieldNames: readonly string[],
): Promise<Received<NewCv | null>> {
  const { client } = context.get(requestContext);
  const uploadRules = { fileFields: ['cv'], fieldNames: [...fieldNames], largestBytes: LARGEST_CV_BYTES };
  const upload = await receiveUpload(request, uploadRules, { network: networkOf(client.ip) });
  const { fields } = upload;
  if (!upload.ok) return { ok: false, fields, refusal: refuseCv(upload.reason) };
  const { cv: file } = upload.files;
  if (!file) return { ok: true, fields, files: null };
  const cvCheck = await checkCv(file, CV_EXTENSIONS);
  if (!cvCheck.ok) return { ok: true, fields, files: null, errors: { cv: cvCheck.message } };
  return { ok: true, fields, files: cvCheck.cv };
}

export const refuseCv = (reason: CvRefusal) => ({
  status: CV_REFUSAL_STATUS[reason],
  errors: { cv: CV_REFUSALS[reason] },
  reason: reason === 'too_large' ? 'too_large' : 'failed',
  ...(reason === 'busy' && { retryAfterSeconds: 5 }),
});
