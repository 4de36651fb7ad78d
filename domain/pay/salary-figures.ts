/** Finds the figures of basic pay in a line of text, for `readSalary`, which explains the rules. */
import type { SalaryPeriod } from '#domain/job/job.ts';

export type Figures = {
  min: number | null;
  max: number | null;
  /** The period stated beside the figures; null if none is stated. */
  period: SalaryPeriod | null;
  /** True if the text has no other numbers and no words of time, so that the period may be guessed from the size. */
  isAlone: boolean;
};

/** A number as written, the text between it and the previous number, and the text after it. */
type Figure = { pay: number; hasPound: boolean; isThousands: boolean; isFirst: boolean; before: string; after: After };
/** The period and words such as 'pro rata' and '+' after the figure; `remaining` is the text after them, which ends in £ if a number follows. */
type After = { period: SalaryPeriod | null; words: string; remaining: string };
/** One figure twice, or the two ends of a range. */
type Offer = { low: Figure; high: Figure };

const PERIODS_AFTER: [SalaryPeriod, RegExp][] = [
  ['hour', /^(?:(?:\/|per|an?|each|p[./]?) ?(?:hour|hr|h)|hourly|hour rate)(?![a-z])/],
  ['day', /^(?:(?:\/|per|a|each|p[./]?) ?(?:day|d)|daily|day rate)(?![a-z])/],
  ['week', /^(?:(?:\/|per|a|each|p[./]?) ?(?:week|wk|w)|weekly)(?![a-z])/],
  ['month', /^(?:(?:\/|per|a|each|p[./]?) ?(?:calendar |c[./]?)?(?:month|mth|m)|monthly)(?![a-z])/],
  ['year', /^(?:(?:\/|per|a|each|p[./]?) ?(?:year|yr|y|annum)|p[./]?a|annum|yearly|annually)(?![a-z])/],
];
const PERIODS_BEFORE: Record<string, SalaryPeriod> = {
  hourly: 'hour',
  hour: 'hour',
  daily: 'day',
  day: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
};
/** 'Day rate: £450', but not 'Paid weekly, £13'. */
const PERIOD_BEFORE = /\b(hourly|hour|daily|day|weekly|monthly|yearly|annual)(?: (?:rate|pay|salary|wage))?[ :-]*$/;

/** Matches the plus of '£30k+' and '£30k+ pa', but not that of '£30k + bonus' or '£30k + £5k'. */
const OR_MORE = /^\+(?! ?(?!p[./]?[acdhmw]\b|per\b|an?\b|doe\b|depending\b|negotiable\b|ote\b)[a-z£\d])/;
const SMALL_WORD =
  /^(?:[(.,)]|(?:gross|pro[ -]?rata|fte|basic|base|salary|max|maximum|min|minimum|upwards|(?:and|or) (?:above|over|more|upwards))(?![a-z]))/;
const CONNECTOR = /^(?:-|to|up to|rising to) ?£$/;
const UP_TO = /(?:^|\W)(?:to|upto|max|maximum(?: of)?|no more than|under|below|less than)$/;
const FROM = /(?:^|\W)(?:from|starting at|min|minimum(?: of)?|at least|over|above|more than)$/;
const ROUGHLY = /\s*(?:(?<![a-z])(?:circa|ca|c|around|about|approx|approximately|roughly)\.?|[:~])$/;

/** Extras on top of basic pay, named after a figure or before it, or added to the previous one. */
const EXTRA_AFTER = /^(?:(?!with|plus|and)[a-z-]+ ){0,2}(?:ote|bonus|commission|allowance)\b/;
const EXTRA_BEFORE = /\b(?:ote|bonus|commission|allowance) ?(?:of |up to |to |circa |around |[-:] ?)?$/;
const ADDED = /\b(?:bonus|commission|allowance|overtime|with|including|plus)\b|\+/;
const TELLS_TIME = /\b(?:an?|per|each)\b|\b(?:hour|hr|day|dai|week|month|year|annu|night|shift)|(?<![a-z\d])\d|\//;
const OTHER_CURRENCY = /[$€¥₹]|\b(?:usd|eur|euros?|dollars?)\b/;

/** @returns null if the text names no basic pay, or several figures that are no range */
export function findFigures(text: string): Figures | null {
  const line = simplify(text);
  // After a pound sign without a number, as in '£.50' or '£XX,000', the rest of the line cannot be trusted.
  const figures = OTHER_CURRENCY.test(line) || /£(?! ?\d)/.test(line) ? null : listFigures(line);
  if (!figures) return null;
  const offers = joinRanges(figures).filter((offer) => !isExtra(offer));
  const sums = offers.some(isMarked) ? offers.filter(isMarked) : offers.filter(mayBeMoney);
  const [offer] = sums;
  if (!offer || sums.length > 1) return null;
  const secondPart = offer.high.after.remaining.split(/\+|\bplus\b/)[0] ?? '';
  const isAlone = offers.length === 1 && !TELLS_TIME.test(`${offer.low.before} ${secondPart}`);
  return { ...readEnds(offer), period: periodOf(offer), isAlone };
}

/** Matches amounts before their currency: '30,000 GBP', '30k - 38k pounds'. */
const BEFORE_CURRENCY = /(?<![£\d.,])(\d[\d,.]*k? ?(?:-|to) ?)?(\d[\d,.]*k?) ?(?:gbp|ukp|pounds(?: sterling)?)\b/g;

function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(BEFORE_CURRENCY, (_, low = '', high) => `${low.replace(/^(?=.)/, '£')}£${high}`)
    .replace(/\bgbp\b ?/g, '£')
    .replace(/\bon[ -]target[ -]earnings?\b/g, 'ote')
    .replace(/\bc(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @returns null if an amount is written ambiguously: '£30.000', '£1,23', '£1m' */
function listFigures(line: string): Figure[] | null {
  // Letters before digits form a name ('IR35'). A figure ends with a digit, not with a comma after it.
  const figureMatches = line.matchAll(
    /(?:(£ ?)|(?<![a-z\d]))(\d(?:[\d,.]*\d)?)( ?k(?![a-z\d])|k(?=p[./]?[acdhmw]))?(?<letters>(?!p[./]?[acdhmw])[a-z%])?/g,
  );
  const figures: (Omit<Figure, 'isFirst' | 'before' | 'after'> & { start: number; end: number })[] = [];
  for (const match of figureMatches) {
    const [whole, pound, digits = '', k, letters] = match;
    const pay = letters ? null : toPounds(digits, k !== undefined);
    // An unreadable figure without a pound sign is a date, a time or part of a name; skip it.
    if (pay === null && pound) return null;
    if (pay === null) continue;
    const end = match.index + whole.length;
    figures.push({ pay, hasPound: pound !== undefined, isThousands: k !== undefined, start: match.index, end });
  }
  return figures.map(({ start, end, ...figure }, index) => {
    const next = figures[index + 1];
    const after = readAfter(next ? `${line.slice(end, next.start)}£` : line.slice(end));
    return { ...figure, isFirst: index === 0, before: line.slice(figures[index - 1]?.end ?? 0, start).trim(), after };
  });
}

/** @returns pounds to the penny; null if the digits are not grouped in the British way */
function toPounds(digits: string, isThousands: boolean): number | null {
  const shape = isThousands ? /^\d{1,3}(?:\.\d{1,3})?$/ : /^(?:\d{1,3}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d{1,2})?$/;
  if (!shape.test(digits)) return null;
  return Math.round(Number(digits.replaceAll(',', '')) * (isThousands ? 100_000 : 100)) / 100;
}

function readAfter(text: string): After {
  const after: After = { period: null, words: '', remaining: text.trim() };
  for (;;) {
    const small = OR_MORE.exec(after.remaining) ?? SMALL_WORD.exec(after.remaining);
    const namedPeriod =
      after.period || small ? undefined : PERIODS_AFTER.find(([, words]) => words.test(after.remaining));
    const length = small?.[0].length ?? (namedPeriod ? (namedPeriod[1].exec(after.remaining)?.[0].length ?? 0) : 0);
    if (length === 0) return after;
    if (namedPeriod) after.period = namedPeriod[0];
    else after.words += ` ${small?.[0]}`;
    after.remaining = after.remaining.slice(length).trim();
  }
}

function joinRanges(figures: Figure[]): Offer[] {
  const offers: Offer[] = [];
  for (let index = 0; index < figures.length; index++) {
    const [low, high] = [figures[index], figures[index + 1]];
    if (!low) continue;
    const isRange = high && isConnected(low, high);
    offers.push(isRange ? scale(low, high) : { low, high: low });
    if (isRange) index++;
  }
  return offers;
}

function isConnected(low: Figure, high: Figure): boolean {
  const isJoined =
    CONNECTOR.test(low.after.remaining) || (/\bbetween$/.test(low.before) && low.after.remaining === 'and £');
  const isSameKind = low.hasPound || !high.hasPound;
  const isSamePeriod = !low.after.period || !high.after.period || low.after.period === high.after.period;
  return isJoined && isSameKind && isSamePeriod;
}

function scale(low: Figure, high: Figure): Offer {
  const isHighLarge = high.isThousands || (!high.hasPound && high.pay >= 10_000);
  if (isHighLarge && !low.isThousands && low.pay < 1_000 && low.pay * 1_000 <= high.pay) {
    return { low: { ...low, pay: low.pay * 1_000 }, high };
  }
  if (low.isThousands && !high.isThousands && !high.hasPound && high.pay < 1_000 && high.pay * 1_000 >= low.pay) {
    return { low, high: { ...high, pay: high.pay * 1_000 } };
  }
  return { low, high };
}

function isExtra({ low, high }: Offer): boolean {
  const { words, remaining } = high.after;
  const namesTheNext = remaining.endsWith('£') && EXTRA_BEFORE.test(remaining.slice(0, -1));
  const isNamedBehind = !words.includes(',') && EXTRA_AFTER.test(remaining) && !namesTheNext;
  return isNamedBehind || EXTRA_BEFORE.test(low.before) || ADDED.test(low.before);
}

const isMarked = ({ low, high }: Offer): boolean => [low, high].some((end) => end.hasPound || end.isThousands);

const mayBeMoney = (offer: Offer): boolean =>
  periodOf(offer) !== null || (offer.low.pay >= 10_000 && offer.high.pay >= 10_000);

function periodOf({ low, high }: Offer): SalaryPeriod | null {
  const before = low.isFirst ? PERIOD_BEFORE.exec(low.before)?.[1] : undefined;
  return high.after.period ?? low.after.period ?? (before ? (PERIODS_BEFORE[before] ?? null) : null);
}

function readEnds({ low, high }: Offer): { min: number | null; max: number | null } {
  if (low !== high) return { min: low.pay, max: high.pay };
  const before = low.before.replace(ROUGHLY, '').trimEnd();
  const { words } = low.after;
  if (UP_TO.test(before) || / max/.test(words)) return { min: null, max: low.pay };
  if (FROM.test(before) || /\+| min| upwards| above| over| more/.test(words)) return { min: low.pay, max: null };
  return { min: low.pay, max: low.pay };
}
