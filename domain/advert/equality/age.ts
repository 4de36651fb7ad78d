/** Age (Equality Act 2010, sections 5, 13 and 39): an advert asks for skills, not for an age. Section 13(2) allows justified exceptions. */

import { type Wording, wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct } from './equality-act.ts';

const PUPILS =
  'children|pupils|students|learners|people|adults|boys|girls|patients|residents|clients|teenagers|those|individuals|men|women|customers';

const WORKERS =
  'driver|drivers|staff|worker|workers|lad|lads|girl|girls|man|men|woman|women|lady|ladies|candidate|candidates|applicant|applicants|crew|colleague|colleagues|guy|guys|salesperson|waiter|waitress|barista|receptionist|secretary|trainee|assistant|chef|cook|mechanic|electrician|plumber';

const REASON = 'An advert can’t select people by age.';

const WORDINGS: Wording[] = [
  {
    severity: 'ask',
    phrases: [
      ...phrases('no older than|not older than|no one over|no one above|must be under|must be below', '#'),
      ...phrases('under the age of|below the age of|aged under|younger than', '#'),
      ...phrases('under', '# only|#s only|#s preferred'),
      ...phrases('no over', '#s'),
      ...phrases('aged between|age between|ages between|between the ages of', '# and #'),
      ...phrases('aged|age|ages', '# to #|# #'),
      ...phrases('between # and #|# to #|# #|up to #', 'years old|years of age|yrs old'),
      ...phrases('maximum|max|upper|ideal|preferred', 'age'),
      ...phrases('age', 'limit|range|group'),
    ],
    // Ages up to 18 are usually those of children, not of applicants.
    isMeant: (numbers) => numbers.length === 0 || Math.max(...numbers) > 18,
    reason: REASON,
    suggestion: 'Say what experience or skill the work needs. If only this age can do the work, say why.',
  },
  {
    severity: 'ask',
    phrases: [
      ...phrases(
        'must be|must be aged|must be at least|aged',
        '# or over|# and over|# or above|# plus|# years or over',
      ),
      ...phrases('must be over|must be at least|must be aged over|over the age of|aged over|above the age of', '#'),
      ...phrases('at least # years', 'old|of age'),
      ...phrases('over', '#s only|#s preferred'),
      ...phrases('minimum', 'age'),
    ],
    reason:
      'A minimum age is only lawful where a law or an insurer requires it, such as for selling alcohol or driving.',
    suggestion: 'Remove it, or say which rule requires this age.',
  },
  {
    severity: 'warn',
    phrases: [
      ...phrases(
        'young',
        'and dynamic|and energetic|and enthusiastic|and ambitious|dynamic|energetic|enthusiastic|team|at heart',
      ),
      ...phrases('a young', 'man|woman|lady|professional|graduate|and'),
      ...phrases('looking for|seeking|suit|suits', 'young|a young person|someone young'),
      ...phrases('young', 'person wanted|person required|person to join|professional|professionals'),
      ...phrases('mature', 'person|individual|candidate|applicant|applicants|lady|gentleman'),
      ...phrases('recent|recently', 'graduate|graduates|graduated|school leaver|school leavers|college leaver'),
      ...phrases('school', 'leaver|leavers'),
      ...phrases('young', `${WORKERS}|persons only|only|blood|guns|talent`),
      ...phrases('be|are you|only', 'young'),
      'youthful',
      ...phrases('digital', 'native|natives'),
    ],
    reason: 'This wording discourages older or younger people from applying.',
    suggestion: 'Name the skill you mean, such as ‘energetic’ or ‘entry level, training given’.',
  },
  {
    severity: 'warn',
    phrases: [
      ...phrases(
        'no more than|not more than|maximum|maximum of|max|a maximum of|up to',
        '# years experience|# years of experience',
      ),
      ...phrases('less than|fewer than', '# years experience|# years of experience'),
    ],
    reason: 'A limit on experience excludes older people.',
    suggestion: 'Say what the work needs and let people with more experience decide for themselves.',
  },
  {
    severity: 'block',
    fields: ['question'],
    phrases: [
      ...phrases('how old', 'are you|will you be'),
      ...phrases('what|which', 'age are you|age group are you in|year were you born'),
      ...phrases('your', 'age|age group|date of birth|birthday|year of birth|birth date'),
      ...phrases('date|year', 'of birth'),
      ...phrases('when', 'were you born'),
      ...phrases(
        'when did you|what year did you|which year did you|in what year did you',
        'leave school|finish school|graduate|leave university',
      ),
      ...phrases('how long until|when do you plan to|when will you', 'retire|you retire'),
    ],
    reason: 'A question about age suggests that age matters.',
    suggestion:
      'Ask for the experience the work needs. If a law sets a minimum age, ask ‘Are you 18 or over?’ and say which law.',
  },
  {
    severity: 'ask',
    fields: ['question'],
    phrases: phrases(
      'are you',
      '# or over|# or older|# or above|over #|at least #|aged # or over|older than #|under #|younger than #',
    ),
    reason:
      'A minimum age is only lawful where a law or an insurer requires it, such as for selling alcohol or driving.',
    suggestion: 'Remove it, or say which rule requires this age.',
  },
];

export const AGE_RULE = wordingRule({
  name: 'age',
  law: equalityAct('sections 5, 13, 19 and 39; Schedule 9, paragraph 1', 'section/5'),
  wordings: WORDINGS,
  harmless: [
    ...phrases(PUPILS, 'aged|age', '# to #|# #|# and over|# or over|# plus'),
    ...phrases(PUPILS, 'aged between|between the ages of', '# and #'),
    ...phrases(PUPILS, 'under the age of|over the age of|aged over|aged under', '#'),
    ...phrases('any|all', 'age group|age range'),
    ...phrases('no', 'age limit|upper age limit|age range'),
  ],
});
