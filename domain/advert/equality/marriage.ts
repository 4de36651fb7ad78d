/** Marriage and civil partnership (Equality Act 2010, sections 8, 13 and 39). */

import { wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct, OCCUPATIONAL_REQUIREMENT } from './equality-act.ts';

export const MARRIAGE_RULE = wordingRule({
  name: 'marriage',
  law: equalityAct('sections 8, 13 and 39; Schedule 9, paragraph 1', 'section/8'),
  wordings: [
    {
      severity: 'ask',
      phrases: [
        ...phrases(
          'married|unmarried|single',
          'only|applicants only|people only|person only|men only|women only|preferred',
        ),
        ...phrases('must be|preferably|ideally', 'single|unmarried|married'),
        ...phrases('no', 'married', 'people|couples|women|men|applicants'),
        ...phrases('married', 'couple wanted|couple required|couple preferred|couple only'),
        ...phrases('husband and wife', 'team|couple|wanted|required'),
      ],
      reason: 'An advert can’t select people by marital status.',
      suggestion: OCCUPATIONAL_REQUIREMENT,
    },
    {
      severity: 'ask',
      fields: ['question'],
      phrases: [
        ...phrases(
          'are you',
          'married|single|divorced|widowed|engaged|separated|in a civil partnership|in a relationship|married or single|single or married',
        ),
        ...phrases('do you have|have you got', 'a husband|a wife|a partner|a boyfriend|a girlfriend|a spouse'),
        ...phrases(
          'your',
          'marital status|maiden name|husband|wife|spouse|relationship status|civil partnership status',
        ),
        ...phrases('marital', 'status'),
        ...phrases('what does', 'your partner do|your husband do|your wife do'),
      ],
      reason: 'A question about marriage or a partner suggests that it matters.',
      suggestion: `Ask about the hours or the travel of the work instead. ${OCCUPATIONAL_REQUIREMENT}`,
    },
  ],
});
