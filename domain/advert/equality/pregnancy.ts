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
    reason: 'An advert can’t exclude people because they are or may become pregnant.',
    suggestion: 'Remove this wording.',
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
    reason: 'More women than men care for children, so this excludes more women.',
    suggestion: 'Say which hours the work needs.',
  },
  {
    severity: 'block',
    fields: ['question'],
    phrases: [
      ...phrases(
        'are you',
        'pregnant|currently pregnant|breastfeeding|a mother|a father|a parent|a single parent|a single mother|a carer|expecting|expecting a baby',
      ),
      ...phrases(
        'do you have|have you got|have you',
        'children|any children|young children|kids|any kids|a family|a baby|dependants|any dependants|childcare|childcare arrangements|family commitments|caring responsibilities',
      ),
      ...phrases('how many', 'children|children do you have|kids|kids do you have|dependants'),
      ...phrases('how old are', 'your children|your kids'),
      ...phrases(
        'do you plan to|do you want to|do you intend to|are you planning to|will you',
        'have children|have a baby|start a family|become pregnant|have a family',
      ),
      ...phrases('are you planning', 'a family|a pregnancy|children'),
      ...phrases(
        'who|who will|who would',
        'looks after your children|look after your children|looks after your kids|care for your children',
      ),
      ...phrases('your', 'childcare|childcare arrangements|family plans'),
    ],
    reason: 'A question about pregnancy, children or family plans treats women less favourably.',
    suggestion: 'Ask about the work: ‘Can you work from 7 am to 3 pm?’.',
  },
];

export const PREGNANCY_RULE = wordingRule({
  name: 'pregnancy',
  law: equalityAct('sections 13, 18, 19 and 39', 'section/18'),
  wordings: WORDINGS,
});
