/** Pregnancy and family (Equality Act 2010, sections 13, 18, 19 and 39). Schedule 9 has no exception for pregnancy. */

import { type Wording, wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct } from './equality-act.ts';

const WORDINGS: Wording[] = [
  {
    severity: 'block',
    phrases: [
      ...phrases('not|not be|cannot be|no', 'pregnant'),
      ...phrases('pregnant', 'women|applicants|candidates', 'need not apply|should not apply|cannot apply'),
      ...phrases(
        'not',
        'planning|intending',
        'a pregnancy|a family|maternity leave|to have children|to start a family|to become pregnant',
      ),
      ...phrases('no plans', 'to have children|to start a family|to become pregnant|for a family|for children'),
      ...phrases('no', 'maternity leave|paternity leave'),
    ],
    reason: 'An advert may not shut people out because they are or may become pregnant.',
    suggestion: 'Take these words out.',
  },
  {
    severity: 'warn',
    phrases: [
      ...phrases(
        'no|without|free of|free from',
        'family|childcare|caring',
        'commitments|responsibilities|ties|obligations',
      ),
      ...phrases('no|without', 'dependants|dependents|children or dependants|young children'),
      ...phrases('no', 'working mothers|mothers|single mothers|single parents'),
    ],
    reason: 'More women than men care for children, so this shuts out more women.',
    suggestion: 'Say which hours the work needs.',
  },
];

export const PREGNANCY_RULE = wordingRule({
  name: 'pregnancy',
  law: equalityAct('sections 13, 18, 19 and 39', 'section/18'),
  wordings: WORDINGS,
});
