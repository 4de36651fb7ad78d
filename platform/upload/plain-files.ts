/** Checks plain text, which is simple enough to be read completely. */

/** Control characters except tabs, line ends and page breaks; text files have none. */
const UNPRINTABLE = /[^\P{Cc}\t\n\f\r]/u;
/** Beginnings that browsers and old readers take for a page, picture or program, whatever the file's name. */
const BEGINS_OTHERWISE = /^\s*(<[a-z!?/]|#!|\{\\rtf|mime-version:)/i;
/** PDF readers look for the start within this many characters. */
const PDF_MARGIN = 1024;

/** True if the bytes are readable text that no program would open as another file type. */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  const isPdf = text.slice(0, PDF_MARGIN).includes('%PDF-');
  return !isPdf && !UNPRINTABLE.test(text) && !BEGINS_OTHERWISE.test(text);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
