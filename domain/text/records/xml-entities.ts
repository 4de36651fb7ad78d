/** Prepares XML for a strict parser: HTML's named characters (`&nbsp;`) and bare ampersands (`R&D`) become XML references. */
import { decodeEntities } from '#domain/text/markup/html-tokens.ts';

/** An ampersand or a CDATA mark at the end, which may continue in the next piece. */
const UNFINISHED = /(?:&[\w#]{0,31}|<(?:!(?:\[[CDAT]{0,5})?)?|\]{1,2})$/;
const LONGEST_UNFINISHED = 40;
const AMPERSAND = /&(?:(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,30});)?/gi;
const OF_XML = /^(?:#.*|amp|lt|gt|quot|apos)$/;

const asReferences = (text: string): string =>
  Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');

/** Per file. Later entities stay as they are and the parser refuses them, because each costs far more than a letter. */
const MOST_REWRITTEN = 500_000;

/** Rewrites entities in a file piece by piece. Leaves CDATA unchanged. */
export class XmlEntities {
  #unfinished = '';
  #isInCdata = false;
  #rewritten = 0;

  read(piece: string, isLast: boolean): string {
    const text = this.#unfinished + piece;
    const unfinished = isLast ? '' : (UNFINISHED.exec(text.slice(-LONGEST_UNFINISHED))?.[0] ?? '');
    this.#unfinished = unfinished;
    return this.#prepare(text.slice(0, text.length - unfinished.length));
  }

  #prepare(text: string): string {
    const parts: string[] = [];
    for (let at = 0; at < text.length; ) {
      const mark = text.indexOf(this.#isInCdata ? ']]>' : '<![CDATA[', at);
      const end = mark < 0 ? text.length : mark;
      const part = text.slice(at, end);
      parts.push(this.#isInCdata ? part : part.replaceAll(AMPERSAND, this.#writeReference));
      if (mark < 0) break;
      at = end + (this.#isInCdata ? ']]>' : '<![CDATA[').length;
      parts.push(text.slice(end, at));
      this.#isInCdata = !this.#isInCdata;
    }
    return parts.join('');
  }

  #writeReference = (reference: string, name: string | undefined): string => {
    if (name !== undefined && OF_XML.test(name)) return reference;
    this.#rewritten += 1;
    if (this.#rewritten > MOST_REWRITTEN) return reference;
    if (name === undefined) return '&amp;';
    const character = decodeEntities(reference);
    // HTML may match only the start of an unknown name: '&not' of '&nothing;'. Such names stay unchanged.
    return character.endsWith(';') ? reference : asReferences(character);
  };
}
