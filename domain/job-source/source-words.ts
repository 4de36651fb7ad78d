/** What other systems call types of work, places of work and times of pay. Words that say neither are told, not guessed. */
import type { JobBasis, JobType, SalaryPeriod, WorkMode } from '#domain/job/job.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import type { SourceValues } from './source-job.ts';

/** In characters; what stands behind is not looked at. */
const LONGEST = 200;

type Read = { values: SourceValues; remarks: string[] };

/** Looked for in small letters, with one space between words. Hours first: 'full time contract' is full-time, temporary. */
const KINDS: readonly { words: RegExp; type?: JobType; basis?: JobBasis }[] = [
  { words: /\b(?:full ?time|whole time|full (?:or|and) part ?time)\b/, type: 'Full-time' },
  { words: /\b(?:part ?time|job share)\b/, type: 'Part-time' },
  { words: /\b(?:perm|regular|open ended|unlimited)\b/, basis: 'permanent' },
  {
    words: /\b(?:contract(?:or)?|freelancer?|self employed|interim|locum|umbrella|inside ir35|outside ir35)\b/,
    type: 'Contract',
    basis: 'temporary',
  },
  {
    words: /\b(?:temporary|temp|fixed ?term|ftc|seasonal|casual|per diem|maternity cover|cover)\b/,
    type: 'Temporary',
    basis: 'temporary',
  },
];

const NOT_PERMANENT = /\bnon perm\b/;
/** Begins as temporary work (Conduct Regulations 2003, reg. 27). */
const BECOMES_PERMANENT = /\b(?:temp|temporary|contract) to perm\b/;

/** 'Permanent, full-time', 'FULL_TIME', 'FullTime', 'Full Time - Fixed Term Contract' */
export function readKind(said: string): Read {
  // A permanent contract is no contractor's.
  const words = wordsOf(said.slice(0, LONGEST).replaceAll(/\bpermanent contracts?\b/gi, 'perm')).replaceAll(
    'permanent',
    'perm',
  );
  if (words === '') return { values: {}, remarks: [] };
  const kinds = KINDS.filter(
    (kind) => kind.words.test(words) && !(kind.basis === 'permanent' && NOT_PERMANENT.test(words)),
  );
  const types = kinds.flatMap(({ type }) => type ?? []);
  const hours = types.filter((type) => type === 'Full-time' || type === 'Part-time');
  const bases = new Set(kinds.flatMap(({ basis }) => basis ?? []));
  if (hours.length > 1 || (bases.size > 1 && !BECOMES_PERMANENT.test(words))) {
    return { values: {}, remarks: [`‘${shorten(said)}’ names more than one kind of work: choose one`] };
  }
  const values: SourceValues = {};
  if (types[0]) values.type = types[0];
  if (bases.size > 0) values.basis = bases.has('temporary') ? 'temporary' : 'permanent';
  return { values, remarks: kinds.length > 0 ? [] : [`‘${shorten(said)}’ is no kind of work that is known here`] };
}

const MODES: readonly [WorkMode, RegExp][] = [
  ['hybrid', /\bhybrid\b|\b(?:partly|partially|part|flexible) remote\b/],
  ['remote', /\b(?:remote|remotely|home ?based|work(?:ing)? from home|telecommute|wfh)\b/],
  ['on-site', /\b(?:on ?site|in ?office|office based|in person)\b/],
];
const SAYS_NOTHING = /^(?:unspecified|none|unknown|n a|)$/;

/** 'OnSite', 'Fully remote', 'Hybrid remote' */
export function readMode(said: string): Read {
  const words = wordsOf(said);
  if (SAYS_NOTHING.test(words)) return { values: {}, remarks: [] };
  const mode = MODES.find(([, pattern]) => pattern.test(words))?.[0];
  if (mode) return { values: { work_mode: mode }, remarks: [] };
  return { values: {}, remarks: [`‘${shorten(said)}’ does not say where the work is done`] };
}

const PERIODS: readonly [SalaryPeriod, RegExp][] = [
  ['hour', /^(?:1 |per |an? )?(?:hours?|hourly|hr)\b/],
  ['day', /^(?:1 |per |an? )?(?:days?|daily)\b/],
  ['week', /^(?:1 |per |an? )?(?:weeks?|weekly|wk)\b/],
  ['month', /^(?:1 |per |an? )?(?:months?|monthly)\b/],
  ['year', /^(?:1 |per |an? )?(?:years?|yearly|annual|annually|annum|yr)\b/],
];

/** '1 YEAR', 'per-hour-wage', 'MONTH'. @returns null for every other time, such as two weeks */
export function readPeriod(said: string): SalaryPeriod | null {
  const words = wordsOf(said);
  return PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The half of the board that the title speaks for, or else what the source calls its category or department. */
export function readCategory(title: string, ...others: readonly string[]): SourceValues {
  for (const words of [title, ...others]) {
    const category = categoryOfTitle(words.slice(0, LONGEST));
    if (category) return { category };
  }
  return {};
}

/** 'FullTime' and 'FULL_TIME' are the words 'full time'. */
const wordsOf = (said: string): string =>
  said
    .slice(0, LONGEST)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const shorten = (said: string): string => (said.length > 60 ? `${said.slice(0, 59).trim()}…` : said.trim());
