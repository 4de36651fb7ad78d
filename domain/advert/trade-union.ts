import { wordingRule } from './wording.ts';
import { phrases } from './words.ts';

const UNION = 'union|trade union|workers union';

export const TRADE_UNION_RULE = wordingRule({
  name: 'trade_union',
  law: {
    title: 'Trade Union and Labour Relations (Consolidation) Act 1992',
    provision: 'section 137',
    inForce: '1992-10-16',
    url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/137',
  },
  wordings: [
    {
      severity: 'block',
      phrases: [
        ...phrases('no', 'union members|trade union members|unionists|trade unionists'),
        ...phrases('non', 'union only|union members only|unionised applicants only'),
        ...phrases('union members|trade union members', 'only|need not apply|should not apply|cannot apply'),
        ...phrases('must not be|must be', `a member of a ${UNION.replaceAll('|', '|a member of a ')}`),
      ],
      reason: 'An advert may not choose people by whether they are in a trade union.',
      suggestion: 'Remove this wording.',
    },
    {
      severity: 'block',
      fields: ['question'],
      phrases: [
        ...phrases(
          'are you|were you|have you ever been',
          `a member of a ${UNION.replaceAll('|', '|a member of a ')}|a union member|a trade union member|in a union|in a trade union|a trade unionist|a shop steward|a union representative`,
        ),
        ...phrases(
          'do you belong to|did you belong to|would you join|will you join|have you joined',
          `a ${UNION.replaceAll('|', '|a ')}`,
        ),
        ...phrases('your', 'union membership|trade union membership|union|trade union'),
        ...phrases(
          'which',
          'union are you in|trade union are you in|union do you belong to|trade union do you belong to',
        ),
        ...phrases(
          'have you ever|have you',
          'been on strike|gone on strike|taken part in a strike|taken industrial action|taken part in industrial action',
        ),
      ],
      reason: 'A person may not be refused work because they are, or are not, in a trade union.',
      suggestion: 'Remove this question.',
    },
  ],
});
