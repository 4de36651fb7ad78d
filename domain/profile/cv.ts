/** Accepted CV files and their stored names (spec: accounts §5, marketing §5 "CV upload"). */
import { stripInvisible } from '#domain/text/plain-text.ts';

export const CV_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof CV_EXTENSIONS)[number];
export const ENQUIRY_CV_EXTENSIONS = [...CV_EXTENSIONS, 'txt'] as const;
export type EnquiryCvExtension = (typeof ENQUIRY_CV_EXTENSIONS)[number];

export const LARGEST_CV_BYTES = 5_242_880;
export const LONGEST_CV_NAME = 100;
export const CV_ACCEPT = '.pdf,.doc,.docx';

export const CV_MEDIA_TYPES: Record<EnquiryCvExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};

export const CV_REFUSALS = {
  missing: 'Choose a CV to upload',
  empty: 'The file is empty',
  too_large: 'CV must be 5 MB or smaller',
  wrong_kind: 'CV must be a PDF, DOC or DOCX file',
  wrong_content: 'We can’t use this file. Save it as a PDF and try again',
  bad_name: 'We can’t use this file name. Rename it, for example to cv.pdf, and try again',
  malformed: 'The file didn’t upload fully. Try again',
  busy: 'We’re busy with other uploads. Try again in a moment',
  store_full: 'We can’t store your CV at the moment. Try again later',
  failed: 'Try again in a moment',
} as const;
export type CvRefusal = keyof typeof CV_REFUSALS;

/** spec: marketing §5. Matches names with these endings even if other characters follow; `Node.js.pdf` does not end so. */
const RUNNABLE = /\.(exe|bat|cmd|scr|pif|com|js|jar|vbs|php|asp|jsp)[^a-z0-9]*$/i;
/**
 * Characters that disguise a name, and the one at which some programs stop reading. Other invisible characters are allowed, because phones
 * add them.
 */
const TRICKS = /[\p{Cc}\u202d\u202e]|%00/u;

/** The file type that the name claims; only the content proves it. @param extensions the accepted ones */
export function readCvName<Extension extends string = CvExtension>(
  name: string,
  extensions: readonly Extension[] = CV_EXTENSIONS as readonly string[] as readonly Extension[],
): { ok: true; extension: Extension } | { ok: false; reason: 'bad_name' | 'wrong_kind' } {
  const plain = stripInvisible(name);
  if (TRICKS.test(plain) || RUNNABLE.test(plain)) return { ok: false, reason: 'bad_name' };
  const extension = extensions.find((each) => plain.toLowerCase().endsWith(`.${each}`));
  return extension ? { ok: true, extension } : { ok: false, reason: 'wrong_kind' };
}

const CV_ENDING = new RegExp(`\\.(?:${ENQUIRY_CV_EXTENSIONS.join('|')})$`, 'i');

/**
 * The name under which a CV is shown (spec: marketing §5): letters, digits, dots and hyphens of its own name, with underscores for all
 * other characters; never a path, never hidden, at most 100 characters. @param extension the content's, which replaces a wrong one
 */
export function shownCvName(name: string, extension: EnquiryCvExtension): string {
  const ending = `.${extension}`;
  const fileName = stripInvisible(name).split(/[/\\]/).at(-1) ?? '';
  const stem = fileName.replace(CV_ENDING, '');
  const plain = stem
    .slice(0, 1000)
    .replace(/[^A-Za-z0-9.-]+/g, '_')
    .replace(/^\.+/, '')
    .slice(0, LONGEST_CV_NAME - ending.length);
  return `${plain || 'cv'}${ending}`;
}
