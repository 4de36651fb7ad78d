/** Text that was read in the wrong encoding before it came: `Â£13`, `CafÃ©`, `Itâ€™s` are `£13`, `Café`, `It’s` again. */

/** Characters that Windows-1252 has for the bytes from 0x80 to 0x9f, in their order. The five that it has none for stand for themselves. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map(Array.from(WINDOWS_1252, (character, place) => [character, 0x80 + place]));

const CONTINUES = `[\\u0080-\\u00bf${WINDOWS_1252.replaceAll(/[\u0080-\u009f]/g, '')}]`;
/** Letters of Western Europe, punctuation, signs and pictures: their first byte, and as many more as it says. */
const BROKEN = new RegExp(`[ÂÃÄÅ]${CONTINUES}|[âï]${CONTINUES}{2}|ð${CONTINUES}{3}`, 'g');
const MAY_BE_BROKEN = /[ÂÃÄÅâïðœ\ufffd]/;
/** What was broken twice: `Ã‚Â£`. */
const MOST_TIMES = 3;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(broken: string): string {
  try {
    return utf8.decode(Uint8Array.from(broken, (character) => BYTES.get(character) ?? character.charCodeAt(0)));
  } catch {
    return broken;
  }
}

export function mendText(text: string): string {
  if (!MAY_BE_BROKEN.test(text)) return text;
  let mended = text;
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const before = mended;
    mended = mended.replaceAll(BROKEN, decode);
    if (mended === before) break;
  }
  return (
    mended
      // The last byte of a closing quotation mark, and that of a space, are often lost on the way.
      .replaceAll(/â€(?![\u0080-\u00bf™œ¦“”])/g, '”')
      .replaceAll(/Â(?=[\s£]|$)/g, '')
      // The byte of a pound sign on old systems, and a sign that was lost.
      .replaceAll(/(?<![\p{L}])[œ\ufffd](?=\d)/gu, '£')
      .replaceAll(/(?<=\p{L})\ufffd(?=(?:s|t|d|m|re|ve|ll)\b)/gu, '’')
      .replaceAll('\ufeff', '')
      .replaceAll('\uf0b7', '•')
  );
}
