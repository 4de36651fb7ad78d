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
    reason: 'An advert can’t exclude disabled people.',
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
    reason: 'Before offering a job, an employer can only ask about health or disability for a few reasons.',
    suggestion:
      'Remove it, or say why you need to ask now: for interview adjustments, or because it’s essential to the work (section 60(6) of the Act).',
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
    reason: 'This wording describes a person’s body, not the work.',
    suggestion: 'Describe the task, such as ‘You will lift boxes of up to 15 kg’.',
  },
  {
    severity: 'block',
    fields: ['question'],
    phrases: [
      ...phrases(
        'do you have|have you|have you got|have you ever had|have you had|do you suffer from|did you ever have|do you have any history of',
        'a disability|any disability|any disabilities|disabilities|a medical condition|any medical condition|any medical conditions|medical conditions|a health condition|any health condition|any health conditions|any health problems|health problems|any health issues|a mental illness|any mental health problems|mental health problems|any mental health conditions|any illness|any illnesses|any allergies|back problems|any back problems|a bad back|depression|anxiety|epilepsy|diabetes|hiv|an operation|any operations|any injuries',
      ),
      ...phrases(
        'are you',
        'disabled|registered disabled|healthy|in good health|physically fit|fit and healthy|neurodivergent|autistic|dyslexic',
      ),
      ...phrases('how is|how would you describe|describe|rate', 'your health|your physical health|your mental health'),
      ...phrases('what is', 'the state of your health|your state of health|your sickness record'),
      ...phrases(
        'how many',
        'days off sick|sick days|days sick leave|days were you off sick|days were you sick|days have you been off sick|days of sickness|days of sick leave|days of sickness absence',
      ),
      ...phrases('are you taking|do you take|what|which', 'any medication|medication|medicines|medication do you take'),
      ...phrases(
        'do you|have you ever',
        'see a therapist|see a doctor regularly|claimed sickness benefits|claimed disability benefits',
      ),
    ],
    reason: 'Before offering a job, an employer can’t ask about health or disability (section 60 of the Act).',
    suggestion:
      'Ask whether the person can do an essential task, such as ‘Can you lift 15 kg?’, or whether they need adjustments for the interview.',
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
