/**
 * Checks what an agency's advert must state. Regulation 27(1): the agency's full name, and whether the work is temporary or permanent
 * (before the present wording: whether it acts as an agency or an employment business). Regulation 27(3): beside pay also the nature of the
 * work, its place, and the minimum experience, training or qualifications. For regulation 27(2), the hirer's authority, see
 * `domain/job/hirer-authority.ts`.
 */
import { BASIS_NAMES, type JobBasis } from '#domain/job/job.ts';
import type { Advert, AdvertField, AdvertRule, Finding } from './advert.ts';
import { findPhrases, indexPhrases, phrases, readAdvertWords } from './words.ts';

const SAYS_TEMPORARY = [
  ...phrases('temporary|temp|temps|casual|seasonal', 'role|job|position|work|contract|cover|assignment|staff|only'),
  ...phrases('fixed term|maternity|sickness|holiday', 'contract|cover'),
  'fixed term',
];
const SAYS_PERMANENT = phrases('permanent|perm', 'role|job|position|contract|vacancy|only|post');
/** A temporary job that may become permanent, or the reverse, may be called either. */
const SAYS_EITHER = [
  ...phrases('temp|temporary', 'to perm|to permanent'),
  ...phrases('temporary|permanent', 'or permanent|or temporary|and permanent|and temporary'),
];

const KINDS = indexPhrases<JobBasis | 'either'>([
  { phrases: SAYS_TEMPORARY, value: 'temporary' },
  { phrases: SAYS_PERMANENT, value: 'permanent' },
  { phrases: SAYS_EITHER, value: 'either' },
]);

const NOTHING = 'tbc|tba|n a|na|tbd|to be confirmed|to be advised|see above|see below|as above|as discussed|xxx|x|nil';
const NO_WORK = indexPhrases([
  {
    phrases: [
      ...NOTHING.split('|'),
      ...phrases(
        'job|vacancy|vacancies|position|positions|role|roles|various roles|various jobs|various positions|immediate start|staff wanted|workers wanted|staff required|multiple roles|new job|great opportunity|amazing opportunity',
      ),
    ],
    value: null,
  },
]);
const NO_PLACE = indexPhrases([
  {
    phrases: [
      ...NOTHING.split('|'),
      ...phrases(
        'various|various locations|multiple locations|nationwide|uk wide|anywhere|uk|united kingdom|flexible|all areas|great britain',
      ),
    ],
    value: null,
  },
]);
const NO_MINIMUM = indexPhrases([{ phrases: NOTHING.split('|'), value: null }]);

export const REGULATION_27: AdvertRule = {
  name: 'regulation_27',
  law: {
    title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319)',
    provision: 'regulation 27(1) and (3), as amended',
    inForce: '2004-04-06',
    url: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
  },
  check: (advert) => [...checkName(advert), ...checkBasis(advert), ...checkPayDetails(advert)],
};

const finding = (about: Omit<Finding, 'rule'>): Finding => ({ rule: 'regulation_27', ...about });

function checkName({ agency }: Advert): Finding[] {
  if (agency.trim() !== '') return [];
  return [
    finding({
      severity: 'block',
      field: 'title',
      words: '',
      reason: 'Every advert must name the agency in full (regulation 27).',
      suggestion: 'Enter your agency’s name in the studio first.',
    }),
  ];
}

function checkBasis({ title, basis, type }: Advert): Finding[] {
  const words = readAdvertWords(title);
  const matches = findPhrases(KINDS, words);
  const other = matches.find(({ value }) => value !== basis);
  const isTypeAgainst = type === 'Temporary' && basis === 'permanent';
  if (!isTypeAgainst && (!other || matches.some(({ value }) => value === 'either'))) return [];
  const quoted = other ? title.slice(words[other.from]?.start, words[other.to - 1]?.end) : 'Temporary';
  return [
    finding({
      severity: 'ask',
      field: 'basis',
      words: quoted,
      reason: `An advert must say whether the work is temporary or permanent (regulation 27). You chose ${BASIS_NAMES[basis]}.`,
      suggestion: 'Choose one and use the same word everywhere, or say why both are right.',
    }),
  ];
}

type Detail = { field: AdvertField; text: string; nothing: typeof NO_PLACE; reason: string; suggestion: string };

/** The regulation requires these only beside pay, but adverts on this site always state pay. */
function checkPayDetails({ payText, title, place, workMode, requirements }: Advert): Finding[] {
  if (!/\d/.test(payText)) return [];
  const details: Detail[] = [
    {
      field: 'title',
      text: title,
      nothing: NO_WORK,
      reason: 'An advert that gives pay must say what the work is (regulation 27).',
      suggestion: 'Give the job title, such as ‘Warehouse operative’.',
    },
    {
      field: 'requirements',
      text: requirements,
      nothing: NO_MINIMUM,
      reason: 'An advert that gives pay must state the minimum experience, training or qualifications (regulation 27).',
      suggestion: 'Say what you need, or write ‘No experience needed’.',
    },
  ];
  if (workMode !== 'remote') {
    details.push({
      field: 'location',
      text: place,
      nothing: NO_PLACE,
      reason: 'An advert that gives pay must say where the work is (regulation 27).',
      suggestion: 'Enter the town, or choose ‘Remote’ as the workplace.',
    });
  }
  return details.flatMap(({ field, text, nothing, reason, suggestion }) =>
    isWholly(nothing, text)
      ? [finding({ severity: 'block', field, words: text.trim().slice(0, 80), reason, suggestion })]
      : [],
  );
}

/** True if all its words form one phrase of the list, or if it has no words. */
function isWholly(index: typeof NO_PLACE, text: string): boolean {
  const words = readAdvertWords(text.slice(0, 100));
  if (words.length === 0) return true;
  const [match] = findPhrases(index, words);
  return match?.from === 0 && match.to === words.length;
}
