import { CV_REFUSALS, type EnquiryCvExtension } from './cv.ts';

const FAULTS = {
  macros: 'This document contains macros. Save it as a PDF or as a DOCX without macros, and try again',
  program_inside: 'This document contains a program. Save it as a PDF and try again',
  archive_inside: 'This document contains an archive. Save it as a PDF and try again',
  object_inside: 'This document contains an object from another program. Save it as a PDF and try again',
  disguised: 'This file mixes two file types. Open it, print it to a new PDF and try again',
  locked: 'This document is password-protected. Save it without the password and try again',
  incomplete: 'This file is damaged or incomplete. Open it, save it again as a PDF and try again',
  unsafe: 'We couldn’t check everything in this document. Save it as a PDF and try again',
} as const;

type ContentFault = { fault: keyof typeof FAULTS | 'unknown' } | { fault: 'other'; name: string };

export function describeContentFault(content: ContentFault, extension: EnquiryCvExtension): string {
  if (content.fault === 'unknown') return CV_REFUSALS.wrong_content;
  if (content.fault !== 'other') return FAULTS[content.fault];
  const isDocument = !/picture|photo|program|ZIP|^an archive|workbook|presentation|email/.test(content.name);
  const saving = isDocument ? 'Open it, save it as a PDF' : 'Save your CV as a PDF';
  return `This is ${content.name} called .${extension}. ${saving} and try again`;
}

export const describeMediaType = (mediaType: string, extension: EnquiryCvExtension): string =>
  `This file is called .${extension}, but your device says it is ${mediaType}. Save it as a PDF and try again`;
