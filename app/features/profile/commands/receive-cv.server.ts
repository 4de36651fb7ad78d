/** A form that may bring a CV: received, checked by name and by content, and stored; or a reason that the person can read. */
import type { Candidate } from '#app/features/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { SentCv } from '#domain/application/application.ts';
import {
  CV_EXTENSIONS,
  CV_MEDIA_TYPES,
  CV_REFUSALS,
  type CvRefusal,
  ENQUIRY_CV_EXTENSIONS,
  type EnquiryCvExtension,
  LARGEST_CV_BYTES,
  readCvName,
  shownCvName,
} from '#domain/profile/cv.ts';
import { describeContentFault, describeMediaType } from '#domain/profile/cv-content.ts';
import { type DocumentFault, examineDocument } from '#platform/upload/document-kind.server.ts';
import { isPlainText } from '#platform/upload/plain-files.ts';
import { type ReceivedFile, receiveUpload } from '#platform/upload/receive-upload.server.ts';
import { storeCv } from './cvs.server.ts';

type Services = Pick<RequestContext, 'database' | 'storage' | 'tasks' | 'log' | 'requestId'>;

/** `fields` holds what was typed, also after a refusal: as much of it as came before the file. */
export type ReceivedCv =
  /** null: no file was chosen. */
  | { ok: true; cv: SentCv | null; fields: Record<string, string> }
  | { ok: false; reason: Exclude<CvRefusal, 'missing'>; message: string; fields: Record<string, string> };

/** How each refusal is answered. */
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
 * @param request multipart, with one file at most in its field `cv`
 * @param fieldNames all others that the form has; one that it has not means it is not our form, and nothing is stored
 */
export async function receiveCv(
  services: Services,
  candidate: Candidate,
  request: Request,
  fieldNames: readonly string[],
): Promise<ReceivedCv> {
  const expected = { fileFields: [FIELD], fieldNames, largestBytes: LARGEST_CV_BYTES };
  const received = await receiveUpload(request, expected, { account: candidate.id });
  const { fields } = received;
  if (!received.ok) return refuse(received.reason, fields);
  const { [FIELD]: file } = received.files;
  if (!file) return { ok: true, cv: null, fields };
  const checked = await checkCv(file, CV_EXTENSIONS);
  if (!checked.ok) return { ...checked, fields };
  try {
    const stored = await storeCv(services, candidate, checked.cv);
    return stored.ok ? { ...stored, fields } : refuse(stored.reason, fields);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a CV could not be stored');
    return refuse('failed', fields);
  }
}

const refuse = (reason: Exclude<CvRefusal, 'missing'>, fields: Record<string, string>) =>
  ({ ok: false, reason, message: CV_REFUSALS[reason], fields }) as const;

export type CheckedCv<Extension> =
  | { ok: true; cv: { name: string; extension: Extension; bytes: Buffer } }
  | { ok: false; reason: 'bad_name' | 'wrong_kind' | 'empty'; message: string }
  | { ok: false; reason: 'wrong_content'; fault: DocumentFault | 'other'; message: string };

/**
 * The content decides what a file is; one whose name says another kind of CV gets the name of its own.
 * @param extensions what is taken
 */
export async function checkCv<Extension extends EnquiryCvExtension>(
  { name, mediaType, bytes }: ReceivedFile,
  extensions: readonly Extension[],
): Promise<CheckedCv<Extension>> {
  const named = readCvName(name, extensions);
  if (!named.ok) return { ok: false, reason: named.reason, message: CV_REFUSALS[named.reason] };
  if (bytes.length === 0) return { ok: false, reason: 'empty', message: CV_REFUSALS.empty };
  const { extension } = named;
  if (extension === 'txt' && isPlainText(bytes) && !isOther(mediaType, 'txt'))
    return { ok: true, cv: { name: shownCvName(name, extension), extension, bytes } };
  const examined = await examineDocument(bytes);
  if (!examined.ok) {
    const { fault } = examined;
    return { ok: false, reason: 'wrong_content', fault, message: describeContentFault(examined, extension) };
  }
  const kind = extensions.find((each) => each === examined.kind);
  if (!kind || (isOther(mediaType, extension) && isOther(mediaType, kind)))
    return { ok: false, reason: 'wrong_content', fault: 'other', message: describeMediaType(mediaType, extension) };
  return { ok: true, cv: { name: shownCvName(name, kind), extension: kind, bytes: examined.bytes } };
}

/** Computers know documents by many names, often by none; but none takes one for a picture, a page or another kind. */
function isOther(mediaType: string, extension: EnquiryCvExtension): boolean {
  const type = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === CV_MEDIA_TYPES[extension]) return false;
  return (
    /^(text|image|audio|video|font)\//.test(type) ||
    ENQUIRY_CV_EXTENSIONS.some((each) => each !== extension && CV_MEDIA_TYPES[each] === type)
  );
}
