/** All XML is written here, so that no text can break out of it. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML content and attributes, and removes control characters, which XML 1.0 does not allow. */
export const escapeXml = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Testing costs a third of replacing, and most texts need no change. */
const withoutForbidden = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]/.test(text)
    ? text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    : text;

/** `<name>text</name>`, or nothing for an empty text. */
export function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}

/** Writes a CDATA section, for readers that require one. The text cannot end it. */
export function cdataElement(name: string, text: string): string {
  return text === ''
    ? ''
    : `<${name}><![CDATA[${withoutForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}
