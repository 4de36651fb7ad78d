/**
 * Reads large XML files record by record, such as the jobs of a feed, without keeping what came before. Document types are not read, so
 * only entities of XML and HTML exist and nothing is loaded. Depth, number of parts and text lengths are limited, which bounds time and
 * memory. Runs on the server only.
 */
import { SaxesParser } from 'saxes';
import type { XmlElement } from './xml-element.ts';
import { XmlEntities } from './xml-entities.ts';

export type XmlRecord =
  | { ok: true; record: XmlElement }
  /** `isTooLarge`: a record has more text or parts than allowed. */
  | { ok: false; problem: string; isTooLarge?: true };

export type RecordFinder = {
  /** @param path the names from the root to the element, including its own */
  isRecord: (path: readonly string[]) => boolean;
  /**
   * Looks for records in an element that has ended, if `isRecord` accepted it or one of its ancestors. @returns the records; an empty list
   * to continue; null if the accepted element itself is the record
   */
  findWithin?: (element: XmlElement, path: readonly string[]) => readonly XmlElement[] | null;
};

const DEEPEST = 32;
const MOST_ELEMENTS = 5_000;
/** The most elements, comments and instructions in a file: forty for each of 50,000 jobs. */
const MOST_PARTS = 2_000_000;
const MOST_ATTRIBUTES = 100;
/** The most characters in one record, and between any two parts. */
const LONGEST_TEXT = 1_000_000;
/** Bytes. Limits are checked after each piece. */
const PIECE = 65_536;

class Refused extends Error {
  readonly isTooLarge: boolean;

  constructor(problem: string, isTooLarge: boolean) {
    super(problem);
    this.isTooLarge = isTooLarge;
  }
}
const refuse = (problem: string, { isTooLarge = false } = {}): never => {
  throw new Refused(problem, isTooLarge);
};

/**
 * @param chunks the file's bytes in pieces of any size @returns the records in order; the last item is a problem if the file could not be
 * read to its end
 */
export async function* readXmlRecords(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  finder: RecordFinder,
): AsyncGenerator<XmlRecord, void> {
  const reader = new RecordReader(finder);
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        reader.write(chunk.subarray(at, at + PIECE));
        yield* reader.take();
        // A large chunk would otherwise delay all other requests.
        if (at + PIECE < chunk.length) await takeTurns();
      }
    }
    reader.end();
    yield* reader.take();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    yield* reader.take();
    yield { ok: false, problem: error.message, ...(error.isTooLarge && { isTooLarge: true }) };
  }
}

const takeTurns = () => new Promise<void>((resolve) => setTimeout(resolve));

type OpenElement = { name: string; attributes: Map<string, string>; parts: (string | XmlElement)[] };

class RecordReader {
  readonly #parser = new SaxesParser();
  readonly #finder: RecordFinder;
  readonly #entities = new XmlEntities();
  #decoder: TextDecoder | null = null;
  #path: string[] = [];
  /** The open elements of the current record, outermost first. */
  #open: OpenElement[] = [];
  #records: XmlElement[] = [];
  #elements = 0;
  #parts = 0;
  #attributes = 0;
  #length = 0;
  /** Characters since the parser last reported a part. */
  #pending = 0;
  #isBegun = false;
  /** Blank lines before the XML declaration, which some systems send although XML does not allow them. */
  #blankLines = 0;

  constructor(finder: RecordFinder) {
    this.#finder = finder;
    const parser = this.#parser;
    parser.on('error', () => refuse(`This XML file is incomplete or invalid at line ${this.#line()}`));
    parser.on('doctype', () => refuse('We can’t read a file with a document type (DOCTYPE). Export it without one'));
    parser.on('attribute', () => this.#countAttribute());
    parser.on('opentag', ({ name, attributes }) => this.#openElement(name, attributes));
    parser.on('closetag', () => this.#closeElement());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('comment', () => this.#countPart());
    parser.on('processinginstruction', () => this.#countPart());
  }

  write(bytes: Uint8Array): void {
    this.#decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    this.#parse(this.#decode(bytes, true), false);
  }

  end(): void {
    if (!this.#decoder) refuse('The file is empty');
    this.#parse(this.#decode(undefined, false), true);
    this.#parser.close();
  }

  take(): XmlRecord[] {
    const records = this.#records;
    this.#records = [];
    return records.map((record) => ({ ok: true, record }));
  }

  #decode(bytes: Uint8Array | undefined, isMoreToCome: boolean): string {
    try {
      return this.#decoder?.decode(bytes, { stream: isMoreToCome }) ?? '';
    } catch {
      return refuse(`The file is not in ${this.#decoder?.encoding.toUpperCase()}. Save it as XML in UTF-8`);
    }
  }

  #parse(text: string, isLast: boolean): void {
    if (text.includes('\0')) refuse('This isn’t an XML file');
    // Removes control characters, which pasted texts in WordPress exports contain and XML does not allow.
    const clean = this.#withoutBlankStart(this.#entities.read(text.replaceAll(CONTROLS, ''), isLast));
    this.#pending += clean.length;
    if (this.#pending > LONGEST_TEXT) this.#refuseLength();
    this.#parser.write(clean);
  }

  #withoutBlankStart(text: string): string {
    if (this.#isBegun) return text;
    const trimmedStart = text.trimStart();
    this.#isBegun = trimmedStart !== '';
    this.#blankLines += text.slice(0, text.length - trimmedStart.length).split('\n').length - 1;
    return trimmedStart;
  }

  #openElement(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    if (this.#path.length > DEEPEST) refuse(`The file is nested more than ${DEEPEST} levels deep (${this.#place()})`);
    this.#countPart();
    this.#attributes = 0;
    if (this.#open.length === 0) {
      if (!this.#finder.isRecord(this.#path)) return;
      this.#elements = 0;
      this.#length = 0;
    }
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS)
      refuse(`A record has more than ${MOST_ELEMENTS} parts (${this.#place()})`, { isTooLarge: true });
    this.#count(Object.entries(attributes).reduce((sum, [key, value]) => sum + key.length + value.length, name.length));
    this.#open.push({ name, attributes: new Map(Object.entries(attributes)), parts: [] });
  }

  #closeElement(): void {
    this.#count(0);
    const element = this.#open.pop();
    if (element) this.#keepElement(element);
    this.#path.pop();
  }

  #keepElement({ name, attributes, parts }: OpenElement): void {
    const children = parts.filter((part) => typeof part !== 'string');
    const text = parts.filter((part) => typeof part === 'string').join('');
    const closed = { name, attributes, text, children, parts };
    const records = this.#finder.findWithin?.(closed, this.#path) ?? null;
    if (records === null) {
      const around = this.#open.at(-1);
      if (around) around.parts.push(closed);
      else this.#records.push(closed);
    } else if (records.length === 0) this.#open.at(-1)?.parts.push(closed);
    else {
      this.#records.push(...records);
      this.#open = [];
    }
  }

  #addText(text: string): void {
    this.#count(this.#open.length > 0 ? text.length : 0);
    this.#open.at(-1)?.parts.push(text);
  }

  #countAttribute(): void {
    this.#attributes += 1;
    if (this.#attributes > MOST_ATTRIBUTES)
      refuse(`An element has more than ${MOST_ATTRIBUTES} attributes (${this.#place()})`);
  }

  #countPart(): void {
    this.#count(0);
    this.#parts += 1;
    if (this.#parts > MOST_PARTS)
      refuse(`The file has more than ${MOST_PARTS.toLocaleString('en-GB')} parts. Split it`);
  }

  #count(length: number): void {
    this.#pending = 0;
    this.#length += length;
    if (this.#length > LONGEST_TEXT) this.#refuseLength();
  }

  #refuseLength(): never {
    return refuse(
      `A text in the file is longer than ${LONGEST_TEXT.toLocaleString('en-GB')} characters (${this.#place()})`,
      { isTooLarge: true },
    );
  }

  #line = (): number => this.#parser.line + this.#blankLines;

  #place = (): string => `line ${this.#line()}`;
}

const CONTROLS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** The encoding by byte order mark or XML declaration. */
function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const declaration = String.fromCharCode(...start.subarray(0, 200));
  const name =
    /^(?:ï»¿)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1]?.toLowerCase() ?? 'utf-8';
  if (/^(?:windows-1252|cp1252|iso-8859-1|latin1|us-ascii|ascii)$/.test(name)) return 'windows-1252';
  // Some programs declare UTF-16 but write UTF-8. A declaration that can be read here proves UTF-8.
  if (/^utf-?(?:8|16)$/.test(name)) return 'utf-8';
  return refuse('We can’t read the file’s encoding. Save it as XML in UTF-8');
}
