/** Texts, which are simple enough to be looked at whole. */

/** What no text has: control characters but for tabs, line ends and page breaks. */
const UNPRINTABLE = /[^\P{Cc}\t\n\f\r]/u;
/** What browsers and old readers take for a page, a picture or a program, whatever the file is called. */
const BEGINS_OTHERWISE = /^\s*(<[a-z!?/]|#!|\{\\rtf|mime-version:)/i;
/** Readers of PDFs look for its beginning within so many characters. */
const PDF_MARGIN = 1024;

/** Whether the bytes are readable text that no program would open as another file type. */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  const isPdf = text.slice(0, PDF_MARGIN).includes('%PDF-');
  return !isPdf && !UNPRINTABLE.test(text) && !BEGINS_OTHERWISE.test(text);
}

/** As editors write: UTF-8, UTF-16 where a mark says so, and otherwise what Windows once wrote. */
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
