/** Pay that is named so that it misleads. Where people are paid by commission or otherwise, an advert says so. */
import { formatPay, readSalary } from '#domain/pay/salary.ts';
import type { Advert, AdvertRule, Finding } from './advert.ts';
import { findPhrases, indexPhrases, phrases, readAdvertWords } from './words.ts';

/** A range with a highest pay of more than so many times the lowest says little about what is paid. */
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
  check: (advert) => [...checkRange(advert), ...checkBasic(advert), ...checkPromises(advert)],
};

const finding = (about: Omit<Finding, 'rule' | 'severity'>): Finding => ({
  rule: 'pay_claims',
  severity: 'warn',
  ...about,
});

function checkRange({ pay, payText }: Advert): Finding[] {
  if (!pay || pay.max === null) return [];
  if (pay.min === null) {
    return [
      finding({
        field: 'salary',
        words: payText,
        reason: '‘Up to’ names only the most that anybody gets.',
        suggestion: 'Name the lowest pay too.',
      }),
    ];
  }
  if (pay.max <= pay.min * WIDEST_RANGE) return [];
  return [
    finding({
      field: 'salary',
      words: payText,
      reason: `${formatPay(pay.max)} is more than twice ${formatPay(pay.min)}, so the range does not tell candidates what you pay.`,
      suggestion: 'Narrow the range to what you expect to offer, or post a job for each level.',
    }),
  ];
}

function checkBasic({ payText }: Advert): Finding[] {
  const isNamed = findPhrases(NOT_BASIC, readAdvertWords(payText)).length > 0;
  if (!isNamed || !/\d/.test(payText) || readSalary(payText) !== null) return [];
  return [
    finding({
      field: 'salary',
      words: payText,
      reason: 'On-target earnings are not a salary.',
      suggestion: 'Name the basic pay first, such as ‘£25,000 a year, OTE £40,000’, or say that it is commission only.',
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
        reason: 'No earnings are without a limit.',
        suggestion: 'Say what people in this job earn.',
      }),
    ];
  });
}
