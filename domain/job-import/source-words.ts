/** Other systems' words for job types, work modes and pay periods. Unknown words are reported, never guessed. */
import type { JobBasis, JobType, SalaryPeriod, WorkMode } from '#domain/job/job.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import type { SourceValues } from './source-job.ts';

/** Characters; the rest is ignored. */
const LONGEST = 200;

type Read = { values: SourceValues; remarks: string[] };

/** Patterns for lower-case text with single spaces. Hours come first: 'full time contract' is full-time and temporary. */
const KINDS: readonly { words: RegExp; type?: JobType; basis?: JobBasis }[] = [
  { words: /\b(?:full ?times?|f t|ft|fulltime|whole time|full (?:or|and) part ?time|full hours)\b/, type: 'Full-time' },
  { words: /\b(?:part ?times?|p t|pt|job share|term time|weekends?|0 [1-9]\d? ?(?:fte|wte))\b/, type: 'Part-time' },
  { words: /\b(?:perm|regular|open ended|unlimited|indefinite|direct hire|substantive)\b/, basis: 'permanent' },
  {
    words:
      /\b(?:contract(?:or|ing|s)?|freelancer?|freelance|self employed|sole trader|limited company|day rate|interim|locum|umbrella|inside ir35|outside ir35)\b/,
    type: 'Contract',
    basis: 'temporary',
  },
  {
    words:
      /\b(?:temporary|temp|temps|fixed ?term|ftc|seasonal|casual|ad hoc|bank|agency|secondment|as and when|per diem|sessional|supply(?! chain)|maternity(?: cover| leave)?|cover|t2p|ttp|temp2perm)\b/,
    type: 'Temporary',
    basis: 'temporary',
  },
];

const NOT_PERMANENT = /\bnon perm\b/;
/** The work starts as temporary (Conduct Regulations 2003, reg. 27). */
const BECOMES_PERMANENT =
  /\b(?:temp|temporary|contract)(?: to | )perm\b|\b(?:t2p|ttp|temp2perm|possible perm|view to perm|could (?:become|go) perm)\b/;

const PERMANENT_CONTRACT = /\bcontract type\b|\bpermanent,? ?((?:(?:full|part)[ -]?time)?) contracts?\b/gi;
const SAYS_NO_KIND = /^(?:any|all|other|various|not specified|unspecified|unknown|none|n a|na|tbc|flexible|default|)$/;

/** Examples: 'Permanent, full-time', 'FULL_TIME', 'FullTime', 'Full Time - Fixed Term Contract'. */
export function readKind(text: string): Read {
  // 'Permanent contract' does not mean contract work.
  const words = wordsOf(text.slice(0, LONGEST).replaceAll(PERMANENT_CONTRACT, '$1 perm')).replaceAll(
    'permanent',
    'perm',
  );
  if (SAYS_NO_KIND.test(words)) return { values: {}, remarks: [] };
  const kinds = KINDS.filter(
    (kind) => kind.words.test(words) && !(kind.basis === 'permanent' && NOT_PERMANENT.test(words)),
  );
  const types = kinds.flatMap(({ type }) => type ?? []);
  const hours = types.filter((type) => type === 'Full-time' || type === 'Part-time');
  const bases = new Set(kinds.flatMap(({ basis }) => basis ?? []));
  if (bases.size > 1 && !BECOMES_PERMANENT.test(words)) {
    return { values: {}, remarks: [`‘${shorten(text)}’ gives more than one type of work. Choose one`] };
  }
  const values: SourceValues = {};
  if (types[0]) values.type = types[0];
  if (bases.size > 0) values.basis = bases.has('temporary') ? 'temporary' : 'permanent';
  if (kinds.length === 0) return { values, remarks: [`‘${shorten(text)}’ isn’t a type of work that we know`] };
  return { values, remarks: hours.length > 1 ? [`‘${shorten(text)}’ is imported as full-time`] : [] };
}

const MODES: readonly [WorkMode, RegExp][] = [
  [
    'hybrid',
    /\bhybrid\b|\b(?:partly|partially|part|flexible|semi|some|occasional) remote\b|\b\d days? (?:a week |per week |pw )?(?:wfh|remote|(?:working )?(?:from|at) home)\b/,
  ],
  ['remote', /\b(?:remote|remotely|off ?site|home ?based|work(?:ing)? from home|telecommute|wfh)\b/],
  ['on-site', /\b(?:on ?site|in ?office|office based|in person)\b/],
];
const SAYS_NOTHING = /^(?:unspecified|not specified|none|null|unknown|n a|na|tbc|)$/;

/** Examples: 'OnSite', 'Fully remote', 'Hybrid remote'. */
export function readMode(text: string): Read {
  const words = wordsOf(text);
  if (SAYS_NOTHING.test(words)) return { values: {}, remarks: [] };
  const mode = MODES.find(([, pattern]) => pattern.test(words))?.[0];
  if (mode) return { values: { work_mode: mode }, remarks: [] };
  return { values: {}, remarks: [`‘${shorten(text)}’ isn’t a workplace we know`] };
}

/** Matches whole values only, because names of places may contain the same words. */
const ANSWERS: readonly [WorkMode, RegExp][] = [
  ['on-site', /^(?:no|not|non|never|false|f|n(?! a\b)|0)\b/],
  [
    'hybrid',
    /^(?:part|partly|partial|partially|some|sometimes|occasional|occasionally|mixed|flexible|blended)\b|\b[1-4] days?\b|\b[1-9]0 ?(?:percent|$)|\bhome\b.*\boffice\b|\boffice\b.*\bhome\b/,
  ],
  ['remote', /^(?:yes|y|true|t|1|full|fully|100|home|anywhere|virtual)\b/],
  ['on-site', /\b(?:site|office|branch|store|workplace|premises)\b/],
];

const TICK = /^(?:[✓✔☑✅]\ufe0f?|x)$/iu;
const CROSS = /^[✗✘☐❌]$/u;
/** Examples: 'Two days in the office', '40% remote', 'Remote possible'. */
const SHARE_OF_REMOTE =
  /\b(?:[1-4]|one|two|three|four)(?: \d| (?:to|or) \d)? days?\b|^[1-9][05]? ?(?:percent )?(?:remote|home|wfh|office|on ?site)\b|\bremote (?:possible|optional|available|considered|on request)\b|\b(?:possible|optional|occasional) remote\b/;

/** Reads a column or field about remote work: 'Yes', 'N', 'Fully', 'Site', '2 days'. */
export function readModeAnswer(text: string): Read {
  const words = wordsOf(text);
  const [isNo, ...others] = ANSWERS;
  if (isNo?.[1].test(words)) return { values: { work_mode: 'on-site' }, remarks: [] };
  if (TICK.test(text.trim())) return { values: { work_mode: 'remote' }, remarks: [] };
  if (CROSS.test(text.trim())) return { values: { work_mode: 'on-site' }, remarks: [] };
  if (SHARE_OF_REMOTE.test(words) && !/\b(?:fully|100(?: percent)?) remote\b/.test(words))
    return { values: { work_mode: 'hybrid' }, remarks: [] };
  const read = readMode(text);
  if (read.values.work_mode || read.remarks.length === 0) return read;
  const mode = others.find(([, pattern]) => pattern.test(words))?.[0];
  return mode ? { values: { work_mode: mode }, remarks: [] } : read;
}

const PERIODS: readonly [SalaryPeriod, RegExp][] = [
  ['hour', /^(?:1 |per |an? )?(?:hours?|hourly|hrs?|hrly|h)\b|^p h\b|^ph\b/],
  ['day', /^(?:1 |per |an? )?(?:days?|daily|d)\b|^p d\b|^pd\b/],
  ['week', /^(?:1 |per |an? )?(?:weeks?|weekly|wks?|w)\b|^p w\b|^pw\b/],
  ['month', /^(?:1 |per |an? )?(?:months?|monthly|mth|calendar month)\b|^p c m\b|^pcm\b|^pm\b/],
  ['year', /^(?:1 |per |an? )?(?:years?|yearly|annual|annually|annum|yr|ann)\b|^p a\b|^pa\b|^salar(?:y|ied)\b/],
];

/** Reads '1 YEAR', 'per-hour-wage', 'MONTH'. @returns null for any other period, such as two weeks */
export function readPeriod(text: string): SalaryPeriod | null {
  const words = wordsOf(text);
  return PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The category that the title suggests, or else the source's category or department. */
export function readCategory(title: string, ...others: readonly string[]): SourceValues {
  for (const words of [title, ...others]) {
    const category = categoryOfTitle(words.slice(0, LONGEST));
    if (category) return { category };
  }
  return {};
}

/** Separates the words of 'FullTime' and 'FULL_TIME'. */
const wordsOf = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trim()}…` : text.trim());
