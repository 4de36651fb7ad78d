/** Refuses bad requests before a page runs. Each guard answers null to let a request through. */
import type { IncomingMessage } from 'node:http';
import { FILE_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { ARCHIVE_REFUSALS } from '#app/features/site/studio/texts.ts';
import { listFormsOfPrograms, listUploads } from '#app/pages/derive.ts';
import { fits } from '#app/pages/pattern.ts';
import type { Upload as UploadKind } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { LARGEST_FORM_BYTES } from '#app/web/form/largest-form.ts';
import { API_PATH } from '#domain/api-key/api-key.ts';
import { LARGEST_LOGO_BYTES, LOGO_REFUSALS } from '#domain/employer/logo.ts';
import { LARGEST_PHOTO_BYTES } from '#domain/enquiry/enquiry.ts';
import { JOB_FILE_REFUSALS, LARGEST_JOB_FILE_BYTES } from '#domain/job-import/job-columns.ts';
import { CSV_REFUSALS, LARGEST_IMPORT_BYTES } from '#domain/person/people-file.ts';
import { LARGEST_PICTURE_BYTES, PICTURE_REFUSALS } from '#domain/picture/picture.ts';
import { CV_REFUSALS, LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { LARGEST_ARCHIVE_BYTES } from '#domain/site/archive-limits.ts';
import { isReading, pageAsked } from '#server/pages/page-key.ts';

export type Refusal = { status: number; message: string; headers?: [string, string][] };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Bytes. Node itself refuses headers above 16 kB, of which the URL is part. */
const LONGEST_URL = 12_288;
/**
 * The longest redirect target. A proxy in front buffers our headers (nginx: 4 or 8 kB by default), and counts an answer whose
 * headers do not fit as a failure of this process.
 */
export const LONGEST_LOCATION = 2_000;
/** Allows for the text fields beside the files. */
const TYPED_BYTES = 65_536;
type Upload = {
  bytes: number;
  tooLarge: string;
  /**
   * True: an upload that declares too many bytes is still read up to the limit. The typed fields come before the files, and
   * without a script only the page can redisplay them.
   */
  isAnsweredByPage: boolean;
  /** Multipart by default. */
  type?: string;
  /** Time limit for the answer; a proxy gives up after it too (deploy/nginx.conf). Defaults to `server.timeout`. */
  answerMs?: number;
};
const UPLOADS: Record<UploadKind, Upload> = {
  cv: {
    bytes: LARGEST_CV_BYTES,
    tooLarge: CV_REFUSALS.too_large,
    isAnsweredByPage: false,
  },
  cv_and_photo: {
    bytes: LARGEST_CV_BYTES + LARGEST_PHOTO_BYTES,
    tooLarge: FILE_TEXTS.tooLarge,
    isAnsweredByPage: true,
  },
  logo: {
    bytes: LARGEST_LOGO_BYTES,
    tooLarge: LOGO_REFUSALS.too_large,
    isAnsweredByPage: true,
  },
  archive: {
    bytes: LARGEST_ARCHIVE_BYTES,
    tooLarge: ARCHIVE_REFUSALS.too_large,
    // Nothing was typed, and reading on would waste most of the transfer.
    isAnsweredByPage: false,
    // Every picture in it is decoded before anything is changed.
    answerMs: 600_000,
  },
  people: {
    bytes: LARGEST_IMPORT_BYTES,
    tooLarge: CSV_REFUSALS.too_large,
    isAnsweredByPage: true,
  },
  jobs: {
    bytes: LARGEST_JOB_FILE_BYTES,
    tooLarge: JOB_FILE_REFUSALS.too_large,
    isAnsweredByPage: false,
    answerMs: 120_000,
  },
  picture: {
    bytes: LARGEST_PICTURE_BYTES,
    tooLarge: PICTURE_REFUSALS.too_large,
    isAnsweredByPage: true,
  },
  job_lines: {
    bytes: LARGEST_FORM_BYTES - TYPED_BYTES,
    tooLarge: 'It is larger than 1 MB. Send it in parts.',
    isAnsweredByPage: false,
    type: 'application/x-ndjson',
    // Reads and writes five hundred jobs.
    answerMs: 60_000,
  },
};
const MULTIPART = 'multipart/form-data';
const UPLOAD_TYPES = new Set(Object.values(UPLOADS).map(({ type = MULTIPART }) => type));
const PLACES = listUploads(pages);
/** Without JavaScript the browser has left the form, and not every browser restores what was typed. */
const tooLargeForm = (bytes: number) =>
  `It is larger than ${bytes / 1_048_576} MB, so we didn’t save it. Go back: many browsers keep what you typed. Shorten it, then send it again.`;
const FORMS_OF_PROGRAMS = listFormsOfPrograms(pages);
const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
  'application/csp-report',
];

export function refuseMethod({ method }: IncomingMessage): Refusal | null {
  if (method && METHODS.includes(method)) return null;
  return { status: 405, message: 'Method not allowed', headers: [['Allow', METHODS.join(', ')]] };
}

/** @param hosts the host names of this server; null: any, because the configured origin is used instead of `Host` */
export function refuseHost(
  { headers: { host = '' }, rawHeaders }: IncomingMessage,
  hosts: ReadonlySet<string> | null,
): Refusal | null {
  // With several Host headers Node uses the first, while a proxy may have used the last (RFC 9112, 3.2).
  if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1) return TWO_HOSTS;
  return hosts && !hosts.has(host.toLowerCase()) ? { status: 421, message: 'This site goes by another name' } : null;
}

export function refuseUrl({ url = '' }: IncomingMessage): Refusal | null {
  if (url.length > LONGEST_URL) return ADDRESS_TOO_LONG;
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#')) return BAD_ADDRESS;
  if (!URL.canParse(url, 'http://localhost')) return BAD_ADDRESS;
  // Browsers normalise these before sending: '..', backslashes, line breaks.
  if (new URL(url, 'http://localhost').pathname !== url.split('?', 1)[0]) return BAD_ADDRESS;
  try {
    // Malformed escapes and NUL bytes have no meaning in any address of this site, nor has PostgreSQL a place for them.
    return decodeURIComponent(url).includes('\0') ? BAD_ADDRESS : null;
  } catch {
    return BAD_ADDRESS;
  }
}

/** The single valid form of a path: lower case, nothing escaped needlessly, no trailing or repeated slash. */
export function canonicalPath(path: string): string {
  const plain = path.replace(/%(2D|2E|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi, (letter) => decodeURIComponent(letter));
  return plain
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

export const ADDRESS_TOO_LONG: Refusal = { status: 414, message: 'Address too long' };
const BAD_ADDRESS: Refusal = { status: 400, message: 'Bad address' };
const TWO_HOSTS: Refusal = { status: 400, message: 'More than one Host header' };
const UNEXPECTED_BODY: Refusal = { status: 400, message: 'A GET or HEAD request must not have a body' };

/**
 * Anything that may change state must come from our own pages. Browsers send `Origin` with every such request; what
 * comes without one was not sent by a page of ours.
 */
export function refuseForeignOrigin(request: IncomingMessage, allowedOrigins: ReadonlySet<string>): Refusal | null {
  if (isReading(request)) return null;
  const { origin } = request.headers;
  // Programs send no Origin; the secret in the address or the API key authorises them. A browser on another site would send that site's
  // Origin.
  if (origin === undefined && (isFromProgram(request) || isForApi(request))) return null;
  return origin && allowedOrigins.has(origin)
    ? null
    : { status: 403, message: 'This request did not come from this site' };
}

export function refuseBody(request: IncomingMessage): Refusal | null {
  if (isReading(request)) return hasBody(request) ? UNEXPECTED_BODY : null;
  const length = declaredLength(request);
  if (length > largestBody(request) && !findUpload(request)?.isAnsweredByPage) return tooLarge(request);
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') return { status: 415, message: 'Compressed requests are not accepted' };
  const type = typeOf(request.headers['content-type']);
  if (hasBody(request) && !FORM_TYPES.includes(type) && !findUpload(request))
    return { status: 415, message: 'Unsupported media type' };
  return null;
}

const typeOf = (contentType = ''): string => contentType.split(';')[0]?.trim().toLowerCase() ?? '';

export const hasBody = (request: IncomingMessage): boolean =>
  declaredLength(request) > 0 || request.headers['transfer-encoding'] !== undefined;

export const declaredLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/** The largest body, in bytes, that this address accepts. */
export const largestBody = (request: IncomingMessage): number => {
  const upload = findUpload(request);
  if (upload) return upload.bytes + TYPED_BYTES;
  return LARGEST_FORM_BYTES;
};

export const tooLarge = (request: IncomingMessage): Refusal => ({
  status: TOO_LARGE,
  message: findUpload(request)?.tooLarge ?? tooLargeForm(largestBody(request)),
});
export const TOO_LARGE = 413;

/** Returns undefined where no files are accepted. */
function findUpload({ url = '', headers }: IncomingMessage): Upload | undefined {
  const contentType = headers['content-type'] ?? '';
  const type = /^multipart\/form-data\s*;/i.test(contentType) ? MULTIPART : typeOf(contentType);
  if (!UPLOAD_TYPES.has(type)) return undefined;
  const page = pageAsked(url);
  const place = PLACES.find(({ path }) => fits(path, page));
  const upload = place && UPLOADS[place.upload];
  return upload && (upload.type ?? MULTIPART) === type ? upload : undefined;
}

/** Node closes idle connections. This keeps one open for the longer time that the answer may take. */
export function waitForAnswer(request: IncomingMessage): void {
  const answerMs = findUpload(request)?.answerMs;
  if (answerMs !== undefined && !isReading(request)) request.socket.setTimeout(answerMs);
}

function isFromProgram({ method, url = '' }: IncomingMessage): boolean {
  const requestedPath = pageAsked(url);
  return method === 'POST' && FORMS_OF_PROGRAMS.some((path) => fits(path, requestedPath));
}

/** Programs send no Origin, and the API ignores cookies. */
const isForApi = ({ url = '' }: IncomingMessage): boolean => url.startsWith(API_PATH);
