/** Repairs text that its source decoded wrongly: `Â£13`, `CafÃ©`, `Itâ€™s` become `£13`, `Café`, `It’s`. */

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map(Array.from(WINDOWS_1252, (character, place) => [character, 0x80 + place]));

const CONTINUES = `[\\u0080-\\u00bf${WINDOWS_1252.replaceAll(/[\u0080-\u009f]/g, '')}]`;
/** UTF-8 that was decoded as Windows-1252: Western European letters, punctuation, symbols and emoji. */
const BROKEN = new RegExp(`[ÂÃÄÅ]${CONTINUES}|[âï]${CONTINUES}{2}|ð${CONTINUES}{3}`, 'g');
const MAY_BE_BROKEN = /[ÂÃÄÅâïðœ\ufffd¬√‚ÕÒÐŽ¥]|\?(?:\d|t|s|re|ve|ll|m|d)|_x[\dA-F]{4}_/;
/** Text may have been decoded wrongly more than once: `Ã‚Â£`. */
const MOST_TIMES = 3;

const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
const MAC_BYTES = new Map(Array.from(MAC_ROMAN, (character, place) => [character, 0x80 + place]));
const MAC_CONTINUES = `[${MAC_ROMAN.slice(0, 0x40)}]`;
const MAC_BROKEN = new RegExp(`(?<![ÂÃâ‚])[¬√]${MAC_CONTINUES}|(?<!â)‚${MAC_CONTINUES}{2}`, 'g');

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decode = (broken: string) => decodeBy(BYTES, broken);
const decodeMac = (broken: string) => decodeBy(MAC_BYTES, broken);

function decodeBy(bytes: ReadonlyMap<string, number>, broken: string): string {
  try {
    return utf8.decode(Uint8Array.from(broken, (character) => bytes.get(character) ?? character.charCodeAt(0)));
  } catch {
    return broken;
  }
}

export function repairText(text: string): string {
  if (!MAY_BE_BROKEN.test(text)) return text;
  let repairedText = text;
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const before = repairedText;
    repairedText = repairedText.replaceAll(MAC_BROKEN, decodeMac).replaceAll(BROKEN, decode);
    if (repairedText === before) break;
  }
  return (
    repairedText
      .replaceAll(/â€(?![\u0080-\u00bf™œ¦“”])/g, '”')
      .replaceAll(/Â(?=[\s£]|$)/g, '')
      .replaceAll(/(?<![\p{L}])[œ\ufffd](?=\d)/gu, '£')
      .replaceAll(/(?<=\p{L})\ufffd(?=(?:s|t|d|m|re|ve|ll)\b)/gu, '’')
      // Mac OS Roman text of older Excel versions, decoded as Windows-1252.
      .replaceAll(/(?<=\p{L})Õ(?=(?:s|t|d|m|re|ve|ll)\b)/gu, '’')
      .replaceAll(/(?<![\p{L}])Ò([^ÒÓ\n]{1,200})Ó(?!\p{L})/gu, '“$1”')
      .replaceAll(/(?<=\s)Ð(?=\s)/g, '–')
      .replaceAll(/(?<=\p{Ll})Ž(?!\p{Lu})/gu, 'é')
      .replaceAll(/^¥(?=[ \t])/gm, '•')
      // ASCII programs replace a pound sign with a question mark.
      .replaceAll(/(?<![^\s(–-])\?(?=\d{1,3}(?:[\d,.]\d|k\b))/gi, '£')
      .replaceAll(/(?<=n)\?(?=t(?![\p{L}\p{N}=?&]))/gu, '’')
      .replaceAll(
        /(?<=(?<![\p{L}./])(?:I|you|we|they|he|she|it|that|there|what|who))\?(?=(?:re|ve|ll|s|m|d)(?![\p{L}\p{N}=?&]))/giu,
        '’',
      )
      // Excel writes characters that XML cannot contain as codes.
      .replaceAll(/_x000[dD]_\r?\n?/g, '\n')
      .replaceAll('\ufeff', '')
      .replaceAll('\uf0b7', '•')
  );
}
