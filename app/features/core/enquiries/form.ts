/** Only the server may import this. */

import type { z } from 'zod';
import { enquirySentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { formAction, type Received } from '#app/web/form/form-action.server.ts';
import { isKey } from '#app/web/form/once/once.server.ts';
import { refuseForm } from '#app/web/form/read.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { receiveUpload } from '#platform/upload/receive-upload.server.ts';
import { checkEnquiryFiles, type EnquiryFile } from './commands/enquiry-files.server.ts';
import { sendEnquiry } from './commands/send-enquiry.server.ts';
import { CANDIDATE_FIELDS, type ReadEnquiry } from './schema.ts';
import { ENQUIRY_TEXTS, FILE_TEXTS, TOO_MANY_ENQUIRIES, validationText } from './texts.ts';

/**
 * A form on its own page redirects to one that explains the next steps. A form in a dialog or section (`?here`) stays where it is, unless
 * its sender must still confirm it.
 */
export function enquiryAction(kind: EnquiryKind, form: z.ZodType<ReadEnquiry>) {
  const { failed, notHuman } = ENQUIRY_TEXTS[kind];
  return formAction({
    form,
    gate: readKey,
    ...(kind === 'candidate' && { receive: receiveFiles }),
    invalid: (errors) => ({ notice: validationText(kind, errors) }),
    run: ({ services, proof: key, value, files }) => sendEnquiry(services, value, { files: files ?? [], key }),
    done: ({ isConfirmed }) => ({
      to: enquirySentPath(isConfirmed ? kind : 'unconfirmed'),
      outcome: isConfirmed ? 'sent' : 'unconfirmed',
      needsPage: !isConfirmed,
    }),
    refuse: ({ reason }): Refusal => {
      switch (reason) {
        case 'too_many_attempts':
          return { status: 429, notice: TOO_MANY_ENQUIRIES, retryAfterSeconds: 15 * 60 };
        case 'not_human':
          return { status: 422, notice: notHuman, reason: 'invalid' };
        case 'store_full':
          return { status: 507, notice: failed, reason: 'failed' };
        case 'too_slow':
          return { status: 503, notice: failed, retryAfterSeconds: 10, reason: 'failed' };
      }
    },
    unexpected: { status: 500, notice: failed },
  });
}

/** Anybody may send a form; the key identifies a retry. */
async function readKey({ request }: FormArgs): Promise<string | null> {
  const key = request.headers.get('Idempotency-Key');
  if (key !== null && !isKey(key)) throw refuseForm();
  return key;
}

/** Only the form for candidates has files. */
async function receiveFiles({ request, context }: FormArgs): Promise<Received<EnquiryFile[]>> {
  const { client } = context.get(requestContext);
  const uploadRules = { fileFields: ['cv', 'photo'], fieldNames: CANDIDATE_FIELDS, largestBytes: LARGEST_CV_BYTES };
  const upload = await receiveUpload(request, uploadRules, { network: networkOf(client.ip) });
  const { fields } = upload;
  if (!upload.ok) return { ok: false, fields, refusal: UPLOAD_FAULTS[upload.reason] };
  const fileCheck = await checkEnquiryFiles(upload.files);
  return fileCheck.ok
    ? { ok: true, fields, files: fileCheck.files }
    : { ok: true, fields, files: [], errors: fileCheck.errors };
}

const wrongCv = (status: number, message: string): Refusal => ({
  status,
  errors: { cv: message },
  notice: validationText('candidate', { cv: message }),
});

const UPLOAD_FAULTS: Record<'too_large' | 'malformed' | 'busy', Refusal> = {
  too_large: { ...wrongCv(413, FILE_TEXTS.tooLarge), reason: 'too_large' },
  malformed: { ...wrongCv(400, FILE_TEXTS.notWhole), reason: 'failed' },
  busy: { status: 503, notice: ENQUIRY_TEXTS.candidate.failed, retryAfterSeconds: 5, reason: 'failed' },
};
