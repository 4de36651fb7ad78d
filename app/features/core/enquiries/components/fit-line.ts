import { ENQUIRY_LENGTHS } from '#domain/enquiry/enquiry.ts';

/** Cuts a prefilled text to `most` characters, at a word boundary where possible. */
export function fitLine(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most + 1).lastIndexOf(' ');
  // Drops half of a surrogate pair at the end.
  return end < ENQUIRY_LENGTHS.line.least
    ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
    : text.slice(0, end).trimEnd();
}
