import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { SentCv } from '#domain/application/application.ts';
import { CV_EXTENSIONS, CV_REFUSALS, type CvRefusal, LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { receiveUpload } from '#platform/upload/receive-upload.server.ts';
import { checkCv } from './check-cv.server.ts';
import { storeCv } from './cvs.server.ts';

type Services = Pick<RequestContext, 'database' | 'storage' | 'tasks' | 'log' | 'requestId'>;

/** `fields` are the typed values. After a refusal, they are the ones that arrived before the file. */
export type ReceivedCv =
  /** Null if no file was chosen. */
  | { ok: true; cv: SentCv | null; fields: Record<string, string> }
  | { ok: false; reason: Exclude<CvRefusal, 'missing'>; message: string; fields: Record<string, string> };

export const CV_REFUSAL_STATUS: Record<CvRefusal, number> = {
  missing: 422,
  empty: 422,
  too_large: 413,
  wrong_kind: 415,
  wrong_content: 415,
  bad_name: 415,
  malformed: 400,
  busy: 503,
  store_full: 507,
  failed: 503,
};

const FIELD = 'cv';

/**
 * @param request multipart, with at most one file in its field `cv`
 * @param fieldNames all other fields; with an unknown one nothing is stored, because it is not our form
 */
export async function receiveCv(
  services: Services,
  candidate: Candidate,
  request: Request,
  fieldNames: readonly string[],
): Promise<ReceivedCv> {
  const uploadRules = { fileFields: [FIELD], fieldNames, largestBytes: LARGEST_CV_BYTES };
  const upload = await receiveUpload(request, uploadRules, { account: candidate.id });
  const { fields } = upload;
  if (!upload.ok) return refuse(upload.reason, fields);
  const { [FIELD]: file } = upload.files;
  if (!file) return { ok: true, cv: null, fields };
  const cvCheck = await checkCv(file, CV_EXTENSIONS);
  if (!cvCheck.ok) return { ...cvCheck, fields };
  try {
    const storedCv = await storeCv(services, candidate, cvCheck.cv);
    return storedCv.ok ? { ...storedCv, fields } : refuse(storedCv.reason, fields);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a CV could not be stored');
    return refuse('failed', fields);
  }
}

const refuse = (reason: Exclude<CvRefusal, 'missing'>, fields: Record<string, string>) =>
  ({ ok: false, reason, message: CV_REFUSALS[reason], fields }) as const;
