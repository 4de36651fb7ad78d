/** Extracts the text of a Rich Text file, including tables and headers, in document order. */

const WITHOUT_TEXT = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info pict object themedata colorschememapping datastore latentstyles generator filetbl revtbl rsidtbl xmlnstbl fldinst bkmkstart bkmkend nonshppict'.split(
    ' ',
  ),
);
const SIGNS: Record<string, string> = {
  par: '\n',
  sect: '\n',
  page: '\n',
  line: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
};
/** Matches a control word with its number, a byte in hexadecimal, a control symbol, a brace, or text. */
const TOKEN = /\\(?:([a-z]{1,32})(-?\d{1,9})? ?|'([0-9a-f]{2})|([^a-z]))|([{}])|([^\\{}\r\n]+)/gi;

type Group = { isText: boolean; skippedAfterUnicode: number };

export function textOfRtf(bytes: Buffer): string {
  const source = bytes.toString('latin1');
  const [, page = '1252'] = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 2_000)) ?? [];
  const decoder = decoderOf(page);
  const groups: Group[] = [{ isText: true, skippedAfterUnicode: 1 }];
  let text = '';
  let skip = 0;
  const add = (piece: string) => {
    const visible = piece.slice(skip);
    skip = Math.max(0, skip - piece.length);
    if (groups.at(-1)?.isText) text += visible;
  };
  for (const [, word, number, hex, sign, brace, plain] of source.matchAll(TOKEN)) {
    const group = groups.at(-1);
    if (!group) break;
    if (brace === '{') groups.push({ ...group });
    else if (brace === '}') groups.pop();
    else if (plain !== undefined) add(decoder.decode(Buffer.from(plain, 'latin1')));
    else if (hex !== undefined) add(decoder.decode(Buffer.from(hex, 'hex')));
    else if (sign !== undefined) {
      if (sign === '*') group.isText = false;
      else add({ '~': ' ', _: '-', '-': '' }[sign] ?? sign.replace(/[\r\n]/, '\n'));
    } else if (word === 'u') {
      if (group.isText) text += String.fromCharCode(Number(number) & 0xffff);
      skip = group.skippedAfterUnicode;
    } else if (word === 'uc') group.skippedAfterUnicode = Math.min(9, Math.max(0, Number(number)));
    // Text boxes follow a mark that tells older readers to skip them; read them anyway.
    else if (word === 'shptxt' || word === 'shpinst' || word === 'shp') group.isText = true;
    else if (word !== undefined && WITHOUT_TEXT.has(word)) group.isText = false;
    else if (word !== undefined && word in SIGNS) add(SIGNS[word] ?? '');
  }
  return text;
}

function decoderOf(page: string): TextDecoder {
  try {
    return new TextDecoder(`windows-${page}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
