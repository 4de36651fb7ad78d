/** Race (Equality Act 2010, sections 9, 13 and 39): colour, nationality, ethnic or national origins. */

import { type Wording, wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct, OCCUPATIONAL_REQUIREMENT } from './equality-act.ts';

const ORIGINS =
  'british|uk|irish|scottish|welsh|european|eu|american|australian|indian|pakistani|bangladeshi|chinese|asian|african|caribbean|nigerian|polish|romanian|bulgarian|lithuanian|portuguese|spanish|italian|french|german|greek|turkish|arab|filipino|white|black';
const ORIGIN_ADJECTIVES = `${ORIGINS}|english`;
const GROUPS =
  'foreigners|immigrants|migrants|refugees|asylum seekers|foreign nationals|foreign workers|foreign applicants|overseas applicants|overseas candidates|non uk nationals|eu nationals|eastern europeans|europeans|africans|asians|blacks|whites|poles|romanians|bulgarians|indians|pakistanis|nigerians|arabs|gypsies|travellers';
const LANGUAGES =
  'english|british english|french|german|spanish|italian|polish|dutch|mandarin|welsh|arabic|portuguese|japanese';

const TONGUES = `${LANGUAGES}|romanian|bulgarian|hungarian|lithuanian|latvian|slovak|czech|russian|ukrainian|turkish|greek|punjabi|urdu|hindi|gujarati|bengali|tamil|somali|chinese|cantonese|vietnamese|tagalog|swahili|farsi|kurdish|albanian`;

const WORDINGS: Wording[] = [
  {
    severity: 'block',
    phrases: [
      ...phrases('no', GROUPS),
      ...phrases(GROUPS, 'need not apply|should not apply|cannot apply|not accepted'),
    ],
    reason: 'An advert can’t exclude people because of nationality, colour or origin.',
    suggestion: 'Write ‘You need the right to work in the UK’ if that’s what you mean.',
  },
  {
    severity: 'ask',
    phrases: [
      ...phrases(
        ORIGIN_ADJECTIVES,
        'nationals|national|citizens|citizen|applicants|candidates|people|passport holders|born',
        'only|preferred|required',
      ),
      ...phrases(ORIGINS, 'only'),
      ...phrases(
        ORIGIN_ADJECTIVES,
        'workers|staff|team|crew|lads|girls|ladies|men|women|drivers|cleaners|carers|nurses',
        'only|preferred',
      ),
      ...phrases(
        TONGUES,
        'speakers|speaker|speaking|speaking people|speaking staff|speaking candidates|speaking applicants|speaking workers',
        'only',
      ),
      ...phrases('only|must be|must be a', TONGUES, 'speakers|speaker|speaking'),
      ...phrases('no', TONGUES, 'speakers|speaker'),
      ...phrases('no', 'non english speakers|foreign speakers'),
      ...phrases('whites|british people|locals born here', 'only'),
      ...phrases('must be|must be a|must be an|only|preferably|ideally', ORIGIN_ADJECTIVES),
      ...phrases('sole|must be a|must be', 'uk national|british national|british citizen|uk citizen'),
      ...phrases('sole', 'uk|british', 'nationality|nationals'),
      ...phrases('must hold a|must have a|hold a|holders of a|with a', 'british|uk|eu', 'passport'),
      ...phrases('born in|british born|uk born|indigenous', 'the uk|britain|only'),
    ],
    reason: 'An advert can’t select people by nationality, colour or origin. The right to work is a separate matter.',
    suggestion: `Write ‘You need the right to work in the UK’ if that’s what you mean. ${OCCUPATIONAL_REQUIREMENT}`,
  },
  {
    severity: 'warn',
    phrases: [
      ...phrases('native', `${LANGUAGES}|level ${LANGUAGES.split('|')[0]}|speaker|speakers`),
      ...phrases('native', LANGUAGES, 'speaker|speakers|level'),
      ...phrases('mother', 'tongue'),
      ...phrases(
        'english',
        'mother tongue|as a first language|as first language|as their first language|first language',
      ),
      ...phrases('first language', 'english|must be english'),
      ...phrases('no|without|without an|without a', 'accent|foreign accent|strong accent|regional accent'),
      ...phrases('british|english|neutral', 'accent'),
    ],
    reason: 'A first language or an accent implies where someone comes from.',
    suggestion: 'Ask for the level the work needs, such as ‘fluent English’ or ‘clear spoken English’.',
  },
  {
    severity: 'block',
    fields: ['question'],
    phrases: [
      ...phrases(
        'what is|which is|what s',
        'your nationality|your ethnicity|your ethnic origin|your race|your citizenship|your immigration status',
      ),
      ...phrases(
        'your',
        'nationality|ethnicity|ethnic origin|ethnic group|race|skin colour|citizenship|immigration status|country of birth|place of birth|country of origin',
      ),
      ...phrases('what|which', 'nationality are you|country are you from|passport do you hold|citizenship do you hold'),
      ...phrases('country|place', 'of birth'),
      ...phrases(
        'where',
        'were you born|are you from|are you originally from|do you come from|were your parents born|is your family from',
      ),
      ...phrases(
        'are you',
        `${ORIGIN_ADJECTIVES}|a british citizen|a uk citizen|a british national|a uk national|an eu citizen|an eu national|born in the uk|a foreigner|an immigrant|a native`,
      ),
      ...phrases(
        'do you hold|do you have',
        'a british passport|a uk passport|an eu passport|british citizenship|uk citizenship|british nationality|settled status',
      ),
    ],
    reason: 'A question about nationality or origin suggests that it matters. The right to work is a separate matter.',
    suggestion: 'Ask ‘Do you have the right to work in the UK?’.',
  },
  {
    severity: 'ask',
    fields: ['question'],
    phrases: [
      ...phrases('is english', 'your first language|your native language|your mother tongue'),
      ...phrases('your', 'first language|native language|mother tongue'),
    ],
    reason: 'A first language shows where a person comes from, not how well they speak another.',
    suggestion: 'Ask for the level the work needs, such as ‘Do you speak English well enough to explain a contract?’.',
  },
];

export const RACE_RULE = wordingRule({
  name: 'race',
  law: equalityAct('sections 9, 13, 19 and 39; Schedule 9, paragraph 1', 'section/9'),
  wordings: WORDINGS,
  harmless: [
    ...phrases(
      'uk|eu|european|british',
      'only',
      'market|markets|customers|clients|travel|delivery|deliveries|business|sites|projects|role|work|shipping',
    ),
    ...phrases('black|white', 'only', 'printing|print|copies'),
    ...phrases('must be|must be a', 'uk', 'based|resident|registered|wide|qualified'),
    ...phrases(
      'must be|preferably|ideally|only',
      'eu|uk|european|british',
      'compliant|approved|certified|based|sourced|standard|registered',
    ),
    ...phrases('must be|preferably|ideally|only', 'black|white', 'or|and|trousers|shirt|shoes|clothing|uniform'),
    ...phrases('not', 'native speaker|native speakers'),
  ],
});
