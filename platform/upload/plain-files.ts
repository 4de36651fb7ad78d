/** Files that are simple enough to be looked at whole: a text, a photo. */

/** What no text has: control characters but for tabs, line ends and page breaks. */
const UNPRINTABLE = /[^\P{Cc}\t\n\f\r]/u;
/** What browsers and old readers take for a page, a picture or a program, whatever the file is called. */
const BEGINS_OTHERWISE = /^\s*(<[a-z!?/]|#!|%pdf-|\{\\rtf|mime-version:)/i;

/** UTF-8 that can be read by a person, and that nobody could take for anything else. */
export function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !UNPRINTABLE.test(text) && !BEGINS_OTHERWISE.test(text);
  } catch {
    return false;
  }
}

/** A JPEG from its first marker to its last. */
export function isJpeg(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  return (
    bytes.length > 100 &&
    first === 0xff &&
    second === 0xd8 &&
    third === 0xff &&
    bytes.at(-2) === 0xff &&
    bytes.at(-1) === 0xd9
  );
}
