import {
  CV_MEDIA_TYPES,
  CV_REFUSALS,
  ENQUIRY_CV_EXTENSIONS,
  type EnquiryCvExtension,
  readCvName,
  shownCvName,
} from '#domain/profile/cv.ts';
import { describeContentFault, describeMediaType } from '#domain/profile/cv-content.ts';
import { type DocumentRefusal, examineDocument } from '#platform/upload/document-kind.server.ts';
import { isPlainText } from '#platform/upload/plain-files.ts';
import type { ReceivedFile } from '#platform/upload/receive-upload.server.ts';

export type CheckedCv<Extension> =
  | { ok: true; cv: { name: string; extension: Extension; bytes: Buffer } }
  | { ok: false; reason: 'bad_name' | 'wrong_kind' | 'empty'; message: string }
  | { ok: false; reason: 'wrong_content'; fault: DocumentRefusal | 'other'; message: string };

/** The content decides the type; a file named as another type of CV gets the right extension. @param extensions accepted types */
export async function checkCv<Extension extends EnquiryCvExtension>(
  { name, mediaType, bytes }: ReceivedFile,
  extensions: readonly Extension[],
): Promise<CheckedCv<Extension>> {
  const parsedName = readCvName(name, extensions);
  if (!parsedName.ok) return { ok: false, reason: parsedName.reason, message: CV_REFUSALS[parsedName.reason] };
  if (bytes.length === 0) return { ok: false, reason: 'empty', message: CV_REFUSALS.empty };
  const { extension } = parsedName;
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

/** Browsers send many media types for documents, or none, but never that of a picture, a page or another document. */
function isOther(mediaType: string, extension: EnquiryCvExtension): boolean {
  const type = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === CV_MEDIA_TYPES[extension]) return false;
  return (
    /^(text|image|audio|video|font)\//.test(type) ||
    ENQUIRY_CV_EXTENSIONS.some((each) => each !== extension && CV_MEDIA_TYPES[each] === type)
  );
}
