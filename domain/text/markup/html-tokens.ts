/** Reads untrusted HTML token by token, so that time and memory grow with its length only. Runs on the server only. */
import { Tokenizer } from 'htmlparser2';

export const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const VOID = names('area base br col embed hr img input link meta param source track wbr');
/** Matches a `style` that hides its element, in lower case and without spaces around colons. */
export const HIDES =
  /(?:^|[;\s])(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?![.\d])|font-size:0(?![.\d])|mso-hide:all)/;

/** Replaces `<`; a character of the private use area. */
const NO_BRACKET = '\ue000';

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const parts: string[] = [];
  const keep = (start: number, end: number) => parts.push(text.slice(start, end));
  // Hides brackets from the tokenizer, so that tags stay text and positions do not change.
  tokenizeHtml(text.replaceAll('<', NO_BRACKET), {
    ontext: keep,
    ontextentity: (code) => parts.push(String.fromCodePoint(code)),
  });
  return parts.join('');
}

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

const pass = () => undefined;
const PASS: Callbacks = {
  ontext: pass,
  ontextentity: pass,
  onopentagname: pass,
  onattribname: pass,
  onattribdata: pass,
  onattribentity: pass,
  onattribend: pass,
  onopentagend: pass,
  onselfclosingtag: pass,
  onclosetag: pass,
  oncdata: pass,
  oncomment: pass,
  ondeclaration: pass,
  onprocessinginstruction: pass,
  onend: pass,
};

export function tokenizeHtml(text: string, callbacks: Partial<Callbacks>): void {
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, { ...PASS, ...callbacks });
  tokenizer.write(text);
  tokenizer.end();
}
