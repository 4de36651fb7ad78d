/** Sexual orientation and gender reassignment (Equality Act 2010, sections 7, 12, 13 and 39). */

import { wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct, OCCUPATIONAL_REQUIREMENT } from './equality-act.ts';

const MANY =
  'gays|gay people|gay men|lesbians|homosexuals|bisexuals|transgender|transgender people|trans people|trans women|trans men|transsexuals|lgbt|lgbtq';

export const ORIENTATION_RULE = wordingRule({
  name: 'orientation',
  law: equalityAct('sections 7, 12, 13 and 39; Schedule 9, paragraph 1', 'section/12'),
  wordings: [
    {
      severity: 'block',
      phrases: [...phrases('no', MANY), ...phrases(MANY, 'need not apply|should not apply|cannot apply')],
      reason: 'An advert can’t exclude people because of sexual orientation or gender reassignment.',
      suggestion: 'Remove this wording.',
    },
    {
      severity: 'ask',
      phrases: [
        ...phrases(
          'heterosexual|straight|gay|lesbian',
          'only|men only|women only|people only|applicants only|preferred',
        ),
        ...phrases('must be', 'heterosexual|straight|gay|lesbian|cisgender'),
      ],
      reason: 'An advert can’t select people by sexual orientation.',
      suggestion: OCCUPATIONAL_REQUIREMENT,
    },
    {
      severity: 'block',
      fields: ['question'],
      phrases: [
        ...phrases(
          'your',
          'sexual orientation|sexuality|sexual preference|gender identity|gender history|sex at birth|gender at birth',
        ),
        ...phrases(
          'are you',
          'gay|lesbian|straight|heterosexual|homosexual|bisexual|transgender|trans|transsexual|gay or straight|cisgender',
        ),
        ...phrases('have you', 'changed gender|changed sex|had gender reassignment|transitioned'),
      ],
      reason: 'A question about sexual orientation or gender reassignment suggests that it matters.',
      suggestion: 'Remove this question.',
    },
  ],
});
