/** Finds pay that is stated in a misleading way. An advert must say so if pay depends on commission or the like. */
import { findReversedRange, formatPay, readSalary } from '#domain/pay/salary.ts';
import type { Advert, AdvertRule, Finding } from './advert.ts';
import { findPhrases, indexPhrases, phrases, readAdvertWords } from './words.ts';

/** The highest pay of a range may exceed the lowest by at most this factor. */
const WIDEST_RANGE = 2;

const NOT_BASIC = indexPhrases([
  {
    phrases: [
      'ote',
      ...phrases('on target|potential|realistic|possible|average', 'earnings'),
      ...phrases('earning', 'potential'),
      ...phrases('uncapped|unlimited', 'commission|earnings'),
    ],
    value: null,
  },
]);
const NO_LIMIT = indexPhrases([
  { phrases: [...phrases('unlimited|limitless', 'earnings|earning potential|income')], value: null },
]);

export const PAY_CLAIMS_RULE: AdvertRule = {
  name: 'pay_claims',
  law: {
    title: 'UK Code of Non-broadcast Advertising and Direct & Promotional Marketing (CAP Code)',
    provision: 'rule 20.2: quoted earnings must be precise; commission must be made clear',
    inForce: '2010-09-01',
    url: 'https://www.asa.org.uk/type/non_broadcast/code_section/20.html',
  },
  check: (advert) => [...checkFigures(advert), ...checkRange(advert), ...checkBasic(advert), ...checkPromises(advert)],
};

const finding = (about: Omit<Finding, 'rule' | 'severity'>): Finding => ({
  rule: 'pay_claims',
  severity: 'warn',
  ...about,
});

const OTHER_CURRENCY =
  /[$€¥₹₺₽₴₦₩]|zł|\b(?:eur|euros?|usd|dollars?|aud|cad|nzd|chf|francs?|pln|zloty|ron|lei|inr|rupees?|aed|dirhams?|sar|riyals?|zar|rand|jpy|yen|cny|rmb|hkd|sgd|sek|nok|dkk|krone[rn]?)\b/iu;
const NAMES_SUM = /£\s?\d|\d\s?k\b|\bgbp\b.{0,3}\d|\d\s?gbp\b|\b\d{2},?\d{3}\b/i;

function checkFigures({ pay, payText }: Advert): Finding[] {
  const about = { field: 'salary', words: payText } as const;
  if (/\d/.test(payText) && OTHER_CURRENCY.test(payText)) {
    const reason = 'Pay on this site is in pounds, so that candidates can filter and compare jobs.';
    return [finding({ ...about, reason, suggestion: 'Give it in pounds, or say why it’s paid in another currency.' })];
  }
  const isRead = pay !== null || readSalary(payText) !== null;
  const reversed = isRead ? null : findReversedRange(payText);
  if (reversed) {
    const { min, max } = reversed;
    const reason = `The range starts with the higher figure: ${formatPay(min)}, then ${formatPay(max)}.`;
    return [finding({ ...about, reason, suggestion: 'Put the lowest pay first, and check both figures.' })];
  }
  const isMeantAsPay = !isRead && /[1-9]/.test(payText) && NAMES_SUM.test(payText) && !namesOnlyExtras(payText);
  if (!isMeantAsPay) return [];
  const reason = 'We can’t tell from this what the job pays.';
  const suggestion = 'Give one figure or a range, and the period, such as ‘£30,000 to £36,000 a year’.';
  return [finding({ ...about, reason, suggestion })];
}

/** True if the text states something other than basic pay, about which `checkBasic` asks. */
const namesOnlyExtras = (payText: string): boolean => findPhrases(NOT_BASIC, readAdvertWords(payText)).length > 0;

function checkRange({ pay, payText }: Advert): Finding[] {
  if (!pay || pay.max === null) return [];
  if (pay.min === null) {
    return [
      finding({
        field: 'salary',
        words: payText,
        reason: '‘Up to’ only gives the highest pay.',
        suggestion: 'Give the lowest pay too.',
      }),
    ];
  }
  if (pay.max <= pay.min * WIDEST_RANGE) return [];
  return [
    finding({
      field: 'salary',
      words: payText,
      reason: `${formatPay(pay.max)} is more than twice ${formatPay(pay.min)}, so the range doesn’t tell candidates what you pay.`,
      suggestion: 'Narrow the range to what you expect to offer, or post a job for each level.',
    }),
  ];
}

function checkBasic({ payText }: Advert): Finding[] {
  if (!namesOnlyExtras(payText) || !/\d/.test(payText) || readSalary(payText) !== null) return [];
  return [
    finding({
      field: 'salary',
      words: payText,
      reason: 'On-target earnings are not a salary.',
      suggestion: 'Give the basic pay first, such as ‘£25,000 a year, OTE £40,000’, or say that it’s commission only.',
    }),
  ];
}

function checkPromises({ description, payText }: Advert): Finding[] {
  const texts = [
    ['salary', payText],
    ['description', description],
  ] as const;
  return texts.flatMap(([field, text]) => {
    const words = readAdvertWords(text);
    const [match] = findPhrases(NO_LIMIT, words);
    if (!match) return [];
    return [
      finding({
        field,
        words: text.slice(words[match.from]?.start, words[match.to - 1]?.end).slice(0, 80),
        reason: 'Earnings are never unlimited.',
        suggestion: 'Say what people in this job earn.',
      }),
    ];
  });
}
