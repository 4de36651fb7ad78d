import { excerpt } from '#domain/text/text.ts';
import { type Advert, type AdvertRule, type Finding, LONGEST_QUOTE } from './advert.ts';
import { readAdvertWords } from './words.ts';

const finding = (about: Omit<Finding, 'rule' | 'severity'>): Finding => ({
  rule: 'readability',
  severity: 'warn',
  ...about,
  words: excerpt(about.words, LONGEST_QUOTE),
});

const CAPITALS = {
  reason: 'Text in capitals is hard to read and looks like shouting.',
  suggestion: 'Use lower case.',
};
const SIGNS = { reason: 'Several exclamation marks look like shouting.', suggestion: 'Remove them.' };

const LONG_CAPITALS = /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u;
/** At least two consecutive words in capitals in a title that has other words. */
const RUN_IN_TITLE = /(?<!\p{L})\p{Lu}{4,}(?:[\s,!&/-]+\p{Lu}{3,})+(?!\p{L})/u;
/** At least six consecutive words in capitals; a heading has fewer. */
const RUN_IN_TEXT = /(?<!\p{L})\p{Lu}{2,20}(?:[\s,;:'’&-]{1,3}\p{Lu}{1,20}){5,}(?!\p{L})/u;

function checkTitle({ title }: Advert): Finding[] {
  const isShouted = LONG_CAPITALS.test(title) && !/\p{Ll}/u.test(title);
  const capitals = RUN_IN_TITLE.exec(title)?.[0] ?? '';
  const run = isShouted ? title : LONG_CAPITALS.test(capitals) ? capitals : '';
  const signs = /!(?:[\s!?]*[!?])?.*!|[!?]{2,}|\*{2,}|★+/u.exec(title)?.[0];
  return [
    ...(run ? [finding({ field: 'title', words: run, ...CAPITALS })] : []),
    ...(signs ? [finding({ field: 'title', words: signs.trim(), ...SIGNS })] : []),
  ];
}

function checkText(field: 'description' | 'requirements', text: string): Finding[] {
  const run = RUN_IN_TEXT.exec(text)?.[0];
  const signs = /\S{0,30}!{2,20}/u.exec(text)?.[0];
  return [
    ...(run ? [finding({ field, words: run, ...CAPITALS })] : []),
    ...(signs ? [finding({ field, words: signs, ...SIGNS })] : []),
  ];
}

const EMPTY_WORDS = new Set(
  (
    'a an and the to for of in on at or by with is are be am was we you i me us my our your it this that now here new ' +
    'call ring phone text email mail contact message whatsapp send apply ask enquire reply click visit see view read cv cvs ' +
    'more further full details detail info information below above website site link page asap today tomorrow urgent ' +
    'urgently immediate immediately start available interested good great nice lovely amazing fantastic excellent exciting ' +
    'brilliant best super top opportunity opportunities job jobs role roles position positions vacancy vacancies work working ' +
    'worker workers staff team people person candidate candidates wanted needed required looking hiring recruiting recruit join ' +
    'pay paid rate rates salary money wage wages competitive friendly company client employer busy local tbc tba tbd na nil none ' +
    'various x xx xxx please thanks thank want need have don t dont miss out just get in touch if re'
  ).split(' '),
);
const FEW_WORDS = 15;
const FEWEST_TELLING = 2;

function checkDescription({ title, description }: Advert): Finding[] {
  const words = readAdvertWords(description.slice(0, 1_000)).map(({ text }) => text);
  if (words.length > FEW_WORDS) return [];
  const titleWords = new Set(readAdvertWords(title).map(({ text }) => text));
  const telling = new Set(words.filter((word) => !EMPTY_WORDS.has(word) && !/^\d+$/.test(word)));
  const isMoreThanTitle = Array.from(telling).some((word) => !titleWords.has(word));
  if (telling.size >= FEWEST_TELLING && isMoreThanTitle) return [];
  return [
    finding({
      field: 'description',
      words: description.trim(),
      reason: 'This doesn’t tell candidates what the work is.',
      suggestion: 'Say in two or three sentences what people do in this job, where and when.',
    }),
  ];
}

export const READABILITY_RULE: AdvertRule = {
  name: 'readability',
  law: null,
  check: (advert) => [
    ...checkTitle(advert),
    ...checkDescription(advert),
    ...checkText('description', advert.description),
    ...checkText('requirements', advert.requirements),
  ],
};
