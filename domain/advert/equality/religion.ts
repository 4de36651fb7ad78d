/** Religion or belief (Equality Act 2010, sections 10, 13 and 39). Schedule 9, paragraphs 2 and 3, has exceptions for organised religions. */

import { type Wording, wordingRule } from '../wording.ts';
import { phrases } from '../words.ts';
import { equalityAct } from './equality-act.ts';

const ONE = 'christian|catholic|protestant|anglican|muslim|hindu|sikh|buddhist|atheist|evangelical';
const FAITHS = `${ONE}|jewish|religious`;
const MANY =
  'christians|catholics|protestants|muslims|jews|hindus|sikhs|buddhists|atheists|religious people|jehovahs witnesses';

const WORDINGS: Wording[] = [
  {
    severity: 'block',
    phrases: [...phrases('no', MANY), ...phrases(MANY, 'need not apply|should not apply|cannot apply')],
    reason: 'An advert can’t exclude people because of religion or belief.',
    suggestion: 'Remove this wording.',
  },
  {
    severity: 'ask',
    phrases: [
      ...phrases(FAITHS, 'only|applicants only|candidates only|preferred|applicants preferred'),
      ...phrases(MANY, 'only|preferred|wanted'),
      ...phrases('must be|must be a|must be an|practising|practicing|committed|devout|active|born again', FAITHS),
      ...phrases('of the|share the|share our|of our', `${FAITHS}|same`, 'faith|religion|beliefs'),
      ...phrases('share our', 'faith|religion|religious beliefs'),
      ...phrases('regular', 'churchgoer|church attendance'),
    ],
    reason: 'An advert can’t select people by religion or belief.',
    suggestion: 'Remove it, or say why the work itself needs it (Schedule 9 of the Act, paragraphs 1 to 3).',
  },
  {
    severity: 'ask',
    phrases: phrases(
      'no',
      'headscarves|headscarf|hijab|hijabs|turban|turbans|skullcaps|religious dress|religious symbols',
    ),
    reason: 'A dress rule can exclude people of one religion.',
    suggestion: 'Remove it, or say why the work leaves no alternative, for example for safety.',
  },
  {
    severity: 'ask',
    fields: ['question'],
    phrases: [
      ...phrases('what is|what s|which is', 'your religion|your faith|your belief'),
      ...phrases('your', 'religion|faith|religious beliefs|church|mosque|parish'),
      ...phrases(
        'what|which',
        'religion are you|church do you attend|religion do you follow|religious holidays do you observe',
      ),
      ...phrases(
        'are you',
        `${FAITHS}|a ${ONE.replaceAll('|', '|a ')}|an anglican|a practising christian|a believer|baptised`,
      ),
      ...phrases(
        'do you',
        'believe in god|go to church|attend church|go to mosque|pray|have a religion|observe the sabbath|celebrate christmas|wear a hijab|wear a headscarf|wear a turban',
      ),
    ],
    reason: 'A question about religion or belief suggests that it matters.',
    suggestion:
      'Remove it and ask about the hours of work, or say why the work itself needs it (Schedule 9 of the Act, paragraphs 1 to 3).',
  },
];

export const RELIGION_RULE = wordingRule({
  name: 'religion',
  law: equalityAct('sections 10, 13, 19 and 39; Schedule 9, paragraphs 1 to 3', 'section/10'),
  wordings: WORDINGS,
});
