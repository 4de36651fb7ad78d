/**
 * Reads which adverts Find a job accepted and refused, and why. The format of its reports is not published (docs/decisions/0099), so only
 * references of adverts, verdict words and the text beside them are read, from plain text, CSV, HTML or XML. Nothing in a report is
 * executed, loaded or looked up; time and memory grow with its length only.
 */

export type AdvertOutcome = { reference: string; outcome: 'accepted' | 'refused' | 'unclear'; reason: string | null };

export type AdvertReport = {
  /** 'expiry': the report is about adverts to remove. */
  kind: 'upload' | 'expiry';
  outcomes: AdvertOutcome[];
};

const MOST_OUTCOMES = 200_000;
const LONGEST_REASON = 300;
const LONGEST_RECORD = 4_000;
const DEEPEST = 64;

const REFERENCE = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:-\d{1,4})?\b/gi;
const REFUSED =
  /\b(?:un|not )(?:successful|accepted|added|published|processed|found|uploaded)|\b(?:reject|refus|fail|error|invalid|denied)/i;
const ACCEPTED = /\b(?:accept|success|added|publish|upload|updat|processed|live|expired|deleted|removed|ok\b)/i;
const VERDICT_ALONE =
  /^(?:status|result|outcome)?[\s:]*(?:accepted|success(?:ful)?|added|published|updated|ok|live|rejected|refused|failed|failure|error|invalid)[.!]?$/i;

export function readAdvertReport(name: string, text: string): AdvertReport {
  const clean = text.replace(/[^\P{C}\n\r\t]/gu, '');
  const isMarkup = /^\s*<[?!a-z]/i.test(clean);
  const kind = /expir|delet/i.test(name) ? 'expiry' : 'upload';
  const outcomes = new Map<string, AdvertOutcome>();
  for (const { reference, fields, section } of isMarkup ? recordsOfMarkup(clean) : recordsOfLines(clean)) {
    if (outcomes.size >= MOST_OUTCOMES) break;
    outcomes.set(reference, { reference, ...judge(fields, section) });
  }
  return { kind, outcomes: [...outcomes.values()] };
}

/** One advert: the texts beside its reference, and the section heading above. */
type ReportedRow = { reference: string; fields: string[]; section: string };

/** A clear verdict in the record takes precedence over the heading, and the heading over a word elsewhere. */
function judge(fields: string[], section: string): Pick<AdvertOutcome, 'outcome' | 'reason'> {
  const alone = fields.find((field) => VERDICT_ALONE.test(field));
  const details = fields.filter((field) => !VERDICT_ALONE.test(field)).join(' · ');
  const outcome =
    verdictOf(alone ?? '') ?? (REFUSED.test(details) ? 'refused' : null) ?? verdictOf(section) ?? verdictOf(details);
  return {
    outcome: outcome ?? 'unclear',
    reason: outcome === 'accepted' ? null : details.slice(0, LONGEST_REASON) || null,
  };
}

function verdictOf(words: string): 'accepted' | 'refused' | null {
  if (REFUSED.test(words)) return 'refused';
  return ACCEPTED.test(words) ? 'accepted' : null;
}

function* recordsOfLines(text: string): Generator<ReportedRow> {
  let section = '';
  for (const line of text.split(/\r?\n|\r/)) {
    const short = line.slice(0, LONGEST_RECORD);
    const references = referencesIn(short);
    if (references.length === 0) {
      if (verdictOf(short)) section = short;
      continue;
    }
    const fields = references.length === 1 ? fieldsOf(short) : [];
    for (const reference of references) yield { reference, fields, section };
  }
}

const referencesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(REFERENCE), ([reference]) => reference.toLowerCase())),
];

const fieldsOf = (line: string): string[] =>
  line
    .replace(REFERENCE, '\t')
    .split(/["\t;|]|,(?=\S)|\s[-–]\s|:\s/)
    .map((field) => field.replace(/^[\s,:–-]+|[\s,:–-]+$/g, ''))
    .filter((field) => field !== '');

type Open = { name: string; texts: string[]; length: number; references: Set<string>; isRecord: boolean };

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * A record is the element that has the reference in an attribute or its own text, or the parent of an element with only the reference.
 * Document types are not read, so the only entities are XML's five and numeric ones.
 */
function* recordsOfMarkup(text: string): Generator<ReportedRow> {
  const open: Open[] = [newElement('')];
  let section = '';
  for (const [token] of text.matchAll(/<!\[CDATA\[|\]\]>|<[^<>]{0,4000}>|[^<\]]+|<|\]/g)) {
    const top = open.at(-1) as Open;
    if (token === '<![CDATA[' || token === ']]>') continue;
    const tag = /^<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)/u.exec(token);
    if (!token.startsWith('<') || token === '<') addText(top, decode(token).trim());
    else if (tag?.[1] === '/') yield* close((tag[2] ?? '').slice(0, 100));
    else if (tag) {
      const element = newElement((tag[2] ?? '').slice(0, 100));
      for (const [, , double, single] of token.matchAll(/\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
        addText(element, decode(double ?? single ?? ''));
      element.isRecord = element.references.size > 0;
      const isEmpty = token.endsWith('/>') || VOID.has(element.name.toLowerCase());
      if (open.length < DEEPEST) open.push(element);
      if (isEmpty && open.at(-1) === element) yield* close(element.name);
    }
  }
  while (open.length > 1) yield* close(open.at(-1)?.name ?? '');
  for (const reference of open[0]?.references ?? []) yield { reference, fields: [], section };

  function* close(name: string): Generator<ReportedRow> {
    const at = open.findLastIndex((element) => element.name === name);
    if (at < 1) return;
    while (open.length > at) {
      const element = open.pop() as Open;
      const parent = open.at(-1) as Open;
      const [reference, ...others] = element.references;
      const words = element.texts.join(' ');
      if (reference === undefined) {
        if (verdictOf(words) && !parent.isRecord && parent.references.size === 0) section = words;
        addText(parent, words);
      } else if (others.length === 0 && !element.isRecord && words === reference) {
        parent.references.add(reference);
        parent.isRecord = true;
      } else if (others.length === 0) {
        const fields = element.texts.flatMap((part) => (referencesIn(part).length > 0 ? fieldsOf(part) : part));
        yield { reference, fields, section: namesAround(element) ?? section };
      } else {
        const above = namesAround(element) ?? section;
        for (const each of element.references) yield { reference: each, fields: [], section: above };
      }
    }
  }

  /** The name of the enclosing element if it states the outcome, such as `RejectedVacancies`. */
  function namesAround(element: Open): string | null {
    const names = [...open, element].map(({ name }) => name.replace(/([a-z])([A-Z])/g, '$1 $2'));
    return names.toReversed().find((name) => verdictOf(name)) ?? null;
  }
}

const newElement = (name: string): Open => ({ name, texts: [], length: 0, references: new Set(), isRecord: false });

function addText(element: Open, text: string): void {
  const references = referencesIn(text);
  for (const reference of references) element.references.add(reference);
  if (text === '' || element.length >= LONGEST_RECORD) return;
  element.texts.push(
    references.length === 1 && text.length === references[0]?.length
      ? text.toLowerCase()
      : text.slice(0, LONGEST_RECORD),
  );
  element.length += text.length;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos|nbsp);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
