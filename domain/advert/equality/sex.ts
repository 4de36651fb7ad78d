/** Sex (Equality Act 2010, sections 11, 13 and 39): an advert must not require one, exclude one, or imply one in a job's name. */

import { type Wording, wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct, OCCUPATIONAL_REQUIREMENT } from './equality-act.ts';

const SINGULAR_NOUNS = 'male|man|female|woman|lady|gentleman|girl|lad';
const PLURAL_NOUNS = 'males|men|females|women|ladies|gentlemen|girls|boys|lads';
const WORKERS =
  'carer|carers|care assistant|care worker|support worker|support workers|personal assistant|pa|receptionist|secretary|driver|cleaner|trainer|instructor|teacher|nurse|worker|workers|operative|operatives|applicant|applicants|candidate|candidates|staff';

const preference: Wording = {
  severity: 'ask',
  phrases: [
    ...phrases(
      `${SINGULAR_NOUNS}|${PLURAL_NOUNS}`,
      'only|preferred|required|wanted|needed|applicants only|candidates only|staff only',
    ),
    ...phrases('only|preferably|ideally|strictly|must be|must be a', `${SINGULAR_NOUNS}|${PLURAL_NOUNS}`),
    ...phrases('looking for|seeking|suit', `a|an experienced|a friendly|a strong`, SINGULAR_NOUNS),
    ...phrases('biological|biologically', 'male|female|men|women|males|females'),
    ...phrases('male|female', WORKERS),
  ],
  reason: 'An advert can’t select people by sex.',
  suggestion: OCCUPATIONAL_REQUIREMENT,
};

const exclusion: Wording = {
  severity: 'block',
  phrases: [
    ...phrases('no', PLURAL_NOUNS),
    ...phrases(PLURAL_NOUNS, 'need not apply|should not apply|cannot apply'),
    ...phrases('not suitable for|unsuitable for|not a job for|no job for', PLURAL_NOUNS),
  ],
  reason: 'An advert can’t exclude people because of their sex.',
  suggestion: 'Remove this wording.',
};

const pronouns: Wording = {
  severity: 'warn',
  phrases: phrases('he|she', 'will|must|should|needs to|has to|can'),
  reason: 'This wording assumes the person’s sex.',
  suggestion: 'Write ‘you’ or ‘they’.',
};

const requested: Wording = {
  severity: 'ask',
  fields: ['question'],
  phrases: [
    ...phrases(
      'are you',
      `a ${SINGULAR_NOUNS.replaceAll('|', '|a ')}|male|female|male or female|female or male|a man or a woman|a woman or a man`,
    ),
    ...phrases('what is|what s', 'your sex|your gender'),
    ...phrases('your', 'sex|gender'),
    ...phrases('which|what', 'gender are you|sex are you|gender do you identify with'),
  ],
  reason: 'A question about sex suggests that it matters.',
  suggestion: OCCUPATIONAL_REQUIREMENT,
};

/** Keyed by the suggested replacement. */
const IN_ANY_FIELD: Record<string, string> = {
  'waiter or waitress': 'waitress|waitresses',
  'bar staff': 'barmaid|barmaids|barman|barmen',
  'cabin crew': 'air hostess|air hostesses|stewardess|stewardesses',
  'maintenance worker': 'handyman|handymen',
  salesperson: 'salesman|salesmen|saleswoman|salesgirl',
  'cleaner or catering assistant': 'cleaning lady|tea lady|dinner lady|dinner ladies',
  'general assistant': 'girl friday|man friday',
  manager: 'manageress',
  'room attendant': 'chambermaid|chambermaids',
  'door supervisor': 'doorman|doormen',
};
/** A title must not use these, but the text may mention colleagues by them. */
const IN_A_TITLE: Record<string, string> = {
  supervisor: 'foreman|foremen',
  groundskeeper: 'groundsman|groundsmen',
  'stores assistant': 'storeman|storemen',
  'warehouse operative': 'warehouseman|warehousemen',
  craftsperson: 'craftsman|craftsmen',
  'draughting technician': 'draughtsman|draughtsmen',
  tradesperson: 'tradesman|tradesmen',
  chair: 'chairman',
  'camera operator': 'cameraman',
  firefighter: 'fireman|firemen',
  'postal worker': 'postman|postmen',
  'repair technician': 'repairman|repairmen',
  'dressmaker or machinist': 'seamstress|seamstresses',
};

const wordingsOfNames = (names: Record<string, string>, isTitle: boolean): Wording[] =>
  Object.entries(names).map(([instead, words]) => ({
    severity: 'warn',
    phrases: words.split('|'),
    reason: 'The job title implies the person’s sex.',
    suggestion: `Write ‘${instead}’.`,
    ...(isTitle && { fields: ['title'] }),
  }));

export const SEX_RULE = wordingRule({
  name: 'sex',
  law: equalityAct('sections 11, 13, 19 and 39; Schedule 9, paragraph 1', 'section/11'),
  wordings: [
    preference,
    exclusion,
    pronouns,
    requested,
    ...wordingsOfNames(IN_ANY_FIELD, false),
    ...wordingsOfNames(IN_A_TITLE, true),
  ],
  harmless: [
    ...phrases('he or she|she or he|he and she|he she|she he', 'will|must|should|needs to|has to|can'),
    ...phrases(
      'women|girls|boys|men|female|male',
      'only',
      'school|gym|refuge|service|services|hostel|ward|wards|space|spaces|accommodation|centre|club',
    ),
    ...phrases(
      'welcome|encourage|encourages|welcomes|particularly from',
      'female|male|women|men',
      'applicants|candidates',
    ),
    'waiter or waitress',
    'waiter waitress',
    ...phrases('all|our|supporting|support', 'male|female', 'staff|workers'),
  ],
});
