import { WORK_MODE_NAMES, type WorkMode } from '#domain/job/job.ts';
import type { Advert, AdvertRule, Finding } from './advert.ts';
import { quoteMatch } from './wording.ts';
import { findPhrases, indexPhrases, type PhraseIndex, phrases, readAdvertWords } from './words.ts';

type Meaning = WorkMode | null;

const HOME =
  'home based|homebased|home working|homeworking|work from home|working from home|wfh|remotely|fully remote|100 remote|telecommute';

/** A single word names the place of work in a location or title. */
const IN_SHORT_TEXT = indexPhrases<Meaning>([
  { phrases: ['remote', 'anywhere', ...HOME.split('|')], value: 'remote' },
  { phrases: ['hybrid', 'hybrid remote', 'part remote', 'partly remote'], value: 'hybrid' },
  { phrases: ['on site', 'onsite', 'office based', 'in office', 'not remote', 'no remote'], value: 'on-site' },
  {
    phrases: [
      ...phrases(
        'remote',
        'sensing|sites|site|support|hands|control|controlled|monitoring|access|operated|locations|area',
      ),
      ...phrases('hybrid', 'cloud|vehicle|vehicles|technician|car|cars|and electric|electric|mail'),
      ...phrases('on site|onsite', 'nursery|nurse|gym|parking|manager|team|engineer|supervisor|technician|support'),
    ],
    value: null,
  },
]);

/** Only a phrase about this job counts in a long text, because a single word may be about something else. */
const IN_LONG_TEXT = indexPhrases<Meaning>([
  {
    phrases: [
      ...phrases('fully|100|completely|entirely|permanently', 'remote'),
      ...phrases('this is a|a fully|as a', 'remote', 'role|position|job'),
      ...phrases('remote', 'role|position|job|only'),
      ...phrases('you work|you will work|work', 'remotely|fully from home|entirely from home'),
    ],
    value: 'remote',
  },
  {
    phrases: [
      ...phrases('hybrid', 'role|position|working|work|pattern|job'),
      ...phrases('# days', 'from home|at home|in the office'),
    ],
    value: 'hybrid',
  },
  {
    phrases: [
      ...phrases('fully|100|completely|entirely|strictly', 'on site|onsite|office based'),
      ...phrases('on site|onsite|office based', 'only|role|position|job'),
      ...phrases('no', 'remote working|remote work|home working|working from home|hybrid working'),
      ...phrases('not', 'a remote role|a remote position|a remote job|remote|a hybrid role'),
      ...phrases('cannot be done|cannot be carried out', 'remotely|from home'),
    ],
    value: 'on-site',
  },
]);

/** A hybrid job is done in both places, so a short text may name either. */
const contradicts = (said: WorkMode, chosen: WorkMode, isShort: boolean): boolean =>
  said !== chosen && !(isShort && chosen === 'hybrid') && !(said === 'hybrid' && chosen === 'remote' && !isShort);

function findContradiction(
  text: string,
  index: PhraseIndex<Meaning>,
  chosen: WorkMode,
  isShort: boolean,
): string | null {
  const words = readAdvertWords(text);
  for (const match of findPhrases(index, words))
    if (match.value && contradicts(match.value, chosen, isShort)) return quoteMatch(text, words, match);
  return null;
}

function check({ title, place, description, requirements, workMode }: Advert): Finding[] {
  const parts: [string, string, boolean][] = [
    ['location', place, true],
    ['title', title, true],
    ['description', description, false],
    ['requirements', requirements, false],
  ];
  for (const [name, text, isShort] of parts) {
    const words = findContradiction(text, isShort ? IN_SHORT_TEXT : IN_LONG_TEXT, workMode, isShort);
    if (words !== null)
      return [
        {
          rule: 'work_place',
          severity: 'warn',
          field: 'work_mode',
          words,
          reason: `The ${name} says this, and the work is marked ${WORK_MODE_NAMES[workMode]}.`,
          suggestion: 'Make them match, so that candidates know where they’d work.',
        },
      ];
  }
  return [];
}

export const WORK_PLACE_RULE: AdvertRule = {
  name: 'work_place',
  law: {
    title: 'UK Code of Non-broadcast Advertising and Direct & Promotional Marketing (CAP Code)',
    provision: 'rule 3.1: an advert must not mislead',
    inForce: '2010-09-01',
    url: 'https://www.asa.org.uk/type/non_broadcast/code_section/03.html',
  },
  check,
};
