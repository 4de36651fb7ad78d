/** Disability and health (Equality Act 2010, sections 6, 13, 15, 19 and 39; questions about health before an offer: section 60). */

import { type Wording, wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct } from './equality-act.ts';

const WORDINGS: Wording[] = [
  {
    severity: 'block',
    phrases: [
      ...phrases(
        'no',
        'disabled|disabled people|disabled applicants|disabled candidates|disabilities|disability|wheelchair users',
      ),
      ...phrases(
        'not suitable for|unsuitable for',
        'disabled|disabled people|people with disabilities|people with a disability|wheelchair users|deaf people|blind people',
      ),
      ...phrases(
        'disabled|disabled people|wheelchair users|people with disabilities',
        'need not apply|should not apply|cannot apply',
      ),
      ...phrases('no', 'mental health', 'problems|issues|conditions|history'),
      ...phrases('no history of', 'mental illness|mental health|depression|anxiety|back problems|illness'),
      ...phrases('must not', 'have a disability|be disabled|have any disability|have any disabilities'),
    ],
    reason: 'An advert may not shut disabled people out.',
    suggestion: 'Say what the person will do, and that you make reasonable adjustments.',
  },
  {
    severity: 'ask',
    phrases: [
      ...phrases(
        'your|full|details of your|any',
        'medical history|sickness record|sickness history|sickness absence record|health record',
      ),
      ...phrases(
        'disclose|declare|list|state',
        'any',
        'disability|disabilities|medical conditions|medical condition|health conditions|health problems|illnesses',
      ),
      ...phrases(
        'health|medical',
        'questionnaire',
        'with your application|before interview|before the interview|to apply',
      ),
      ...phrases('pre interview', 'medical|health questionnaire|health check'),
      ...phrases(
        'no',
        'medical conditions|medical problems|health conditions|health problems|health issues|underlying conditions',
      ),
      ...phrases('clean', 'bill of health'),
      ...phrases('days', 'off sick|sick'),
      ...phrases('low|good|excellent', 'sickness record|sickness absence'),
    ],
    reason: 'Before a job is offered, an employer may not ask about health or disability, but for a few reasons.',
    suggestion:
      'Take it out, or say why the question is needed now: to make adjustments for the interview, or because the work cannot be done without (section 60(6) of the Act).',
  },
  {
    severity: 'warn',
    phrases: [
      ...phrases('able', 'bodied'),
      'ablebodied',
      ...phrases('physically', 'fit|strong'),
      ...phrases('fit', 'and healthy|and active|and strong|and able'),
      ...phrases('in good|good|excellent|perfect', 'health'),
      ...phrases('good|high', 'level of fitness|physical fitness|levels of fitness'),
      ...phrases('perfect|excellent', 'eyesight|vision|hearing'),
      ...phrases('20', '20 vision'),
    ],
    reason: 'These words ask for a kind of body, not for what the work is.',
    suggestion: 'Say what is done, such as ‘You will lift boxes of up to 15 kg’.',
  },
];

export const DISABILITY_RULE = wordingRule({
  name: 'disability',
  law: equalityAct('sections 6, 13, 15, 19, 39 and 60; Schedule 9, paragraph 1', 'section/60'),
  wordings: WORDINGS,
  harmless: [
    ...phrases(
      'good|excellent|in good|perfect',
      'health and|health care|health economics|health outcomes|health plan|health insurance',
    ),
    ...phrases('good|excellent', 'health cover|health benefits|health scheme'),
  ],
});
