/**
 * Splits a CV into lines with their section. Marks in the text show gaps within a line, ends of paragraphs, and columns side by side. Only
 * the document reader adds marks; a document cannot contain them (`withoutMarks`).
 */

export const MARKS = {
  /** A wide gap before the next text of the same line. */
  cell: '\t',
  /** No gap before the next text, but another font or size. */
  type: '\u000b',
  columns: '\ue000',
  nextColumn: '\ue001',
  endOfColumns: '\ue002',
  /** Encloses a number: the size of the line's letters, if they are larger than most. */
  size: '\ue003',
} as const;

export const withoutMarks = (text: string): string => text.replace(/[\p{Cc}\p{Co}\u2028\u2029\ufffd]+/gu, ' ');

/** `line` is the CV's line, shown beside the value. */
export type FoundText = { value: string; line: string };
export type FoundRole = { title: string; dates: string; line: string };

type Section = 'top' | 'person' | 'skills' | 'work' | 'references' | 'other' | 'unknown';
/** `within` is a heading inside an entry, such as the achievements in a position. */
type Heading = Section | 'within';

export type CvLine = {
  text: string;
  cells: string[];
  /** Like `cells`, but also split where the font changes. */
  parts: string[];
  section: Section;
  isHeading: boolean;
  /** The size of the letters, if larger than most; otherwise 0. */
  size: number;
  /** True if it follows the previous line without a gap. */
  isTight: boolean;
  /** True if it starts a new entry, to which no earlier line of the list belongs. */
  isBreak: boolean;
};

const MOST = { lines: 2_000, lineLength: 400 } as const;

/** Lines about facts that no employer may ask for. Nothing is read from them, not even a phone number. */
const PRIVATE =
  /\b(date of birth|d\.?\s?o\.?\s?b\b|born|birth(day|place)?|nationality|citizen(ship)?|marital|married|single|divorced|widowed|civil partner(ship)?|gender|pronouns|sex|religion|ethnic(ity)?|disabilit(y|ies)|passport|visa|ni number|national insurance|photo|age:? ?\d+)\b/i;

const PAGE_NUMBER = /^[-–—]?\s*(?:page\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?|\d{1,3}\s*(?:of|\/)\s*\d{1,3})\s*[-–—]?$/i;

const AND_MORE = '(?:\\s*(?:and|&|\\/|,)\\s*\\p{L}+(?: \\p{L}+)?)*';
const BEFORE =
  '(?:(?:my|professional|personal|relevant|previous|recent|key|top|core|technical|career|other|additional|main|it|work|employment|volunteer)\\s*)*';
const heading = (nouns: string) => new RegExp(`^${BEFORE}(?:${nouns})${AND_MORE}\\s*:?$`, 'iu');

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  ['references', heading('references?|referees?|recommendations|testimonials')],
  ['skills', heading('skills?|skill ?set|competenc(?:y|ies)|abilities|expertise|areas of expertise')],
  ['work', heading('work|experiences?|employment|history|positions(?: held)?|career|volunteer(?:ing)?|jobs')],
  [
    'person',
    heading(
      'profile|summary|statement|about(?: me)?|contact(?: me| details| information)?|details|information|objective',
    ),
  ],
  ['within', heading('achievements|highlights|responsibilities|duties|technologies|tools')],
  [
    'other',
    heading(
      'education|qualifications?|training|studies|certificates?|certifications?|courses|languages?|interests|hobbies|awards|honou?rs|projects|publications|memberships?|licen[cs]es|portfolio|links|social|profiles',
    ),
  ],
];

export function readHeading(text: string): Heading | null {
  // Letter-spaced text is read as words of one or two letters; join them.
  const plain = /^\p{L}{1,2}(?: \p{L}{1,2}){3,}$/u.test(text) ? text.replaceAll(' ', '') : text;
  if (plain.length > 50) return null;
  return HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

export function readLines(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let section: Section = 'top';
  const around: Section[] = [];
  let [isTight, isBreak] = [false, true];
  let headingSize = 0;
  for (const raw of splitAtLinesAndColumnMarks(text)) {
    if (raw in STEPS) {
      if (raw === MARKS.columns) around.push(section);
      else section = (raw === MARKS.nextColumn ? around.at(-1) : sectionAfterColumns(around.pop())) ?? 'unknown';
      [isTight, isBreak] = [false, true];
      continue;
    }
    const [, sized, plain = raw] = /^\ue003(\d{1,9})\ue003(.*)$/.exec(raw) ?? [];
    const size = Number(sized ?? 0);
    const splitAt = (marks: RegExp) => plain.slice(0, MOST.lineLength).split(marks).map(tidy).filter(Boolean);
    const [cells, parts] = [splitAt(/\t/), splitAt(/[\t\v]/)];
    const visible = cells.join(' ');
    if (visible === '') {
      isTight = false;
      continue;
    }
    if (PAGE_NUMBER.test(visible)) continue;
    if (PRIVATE.test(visible)) {
      [isTight, isBreak] = [false, true];
      continue;
    }
    const visibleHeading = readHeading(visible);
    const first = visibleHeading ?? readHeadingBeside(visible, parts, section);
    // A line of this size may be another heading, with unknown words.
    const isUnknown = !first && section === 'skills' && headingSize > 0 && size >= headingSize;
    if (first === 'within') section = section === 'work' ? 'work' : 'other';
    else if (first) {
      const isBesideOther = isAmongHeadings(lines.at(-1), first);
      [section, headingSize] = [isBesideOther ? 'unknown' : first, visibleHeading ? size : 0];
    } else if (isUnknown) section = 'other';
    lines.push({
      text: visible,
      cells,
      parts,
      section,
      isHeading: visibleHeading !== null,
      size,
      isTight,
      isBreak: isBreak || isUnknown || first !== null,
    });
    [isTight, isBreak] = [true, visibleHeading !== null];
    if (lines.length === MOST.lines) break;
  }
  return lines;
}

const STEPS: Record<string, true> = { [MARKS.columns]: true, [MARKS.nextColumn]: true, [MARKS.endOfColumns]: true };

const splitAtLinesAndColumnMarks = (text: string): string[] =>
  text.split(/\r\n?|\n|([\ue000-\ue002])/).filter((part) => part !== undefined);

/** Text below columns continues the section above them, except that of the top of the page. */
const sectionAfterColumns = (before: Section | undefined): Section | undefined =>
  before === 'top' ? 'unknown' : before;

/** With several headings above several parts, the parts cannot be assigned. */
const isAmongHeadings = (before: CvLine | undefined, section: Section): boolean =>
  (section === 'skills' || section === 'work') &&
  before?.isHeading === true &&
  before.section !== section &&
  before.section !== 'person';

/** Reads a heading beside its text, as in `Skills: one, two`. In a position or project this is only a label. */
function readHeadingBeside(text: string, [first = '']: readonly string[], section: Section): Heading | null {
  const isInside = section === 'work' || section === 'other';
  if (!(isInside && first.endsWith(':')) && readHeading(first)) return readHeading(first);
  const at = text.indexOf(':');
  return !isInside && at > 0 && at < 40 ? readHeading(text.slice(0, at)) : null;
}
