import { wordingRule } from './wording.ts';
import { phrases } from './words.ts';

export const CRIMINAL_RECORD_RULE = wordingRule({
  name: 'criminal_record',
  law: {
    title: 'Rehabilitation of Offenders Act 1974',
    provision: 'section 4; Exceptions Order 1975',
    inForce: '1975-07-01',
    url: 'https://www.legislation.gov.uk/ukpga/1974/53/section/4',
  },
  wordings: [
    {
      severity: 'warn',
      phrases: [
        ...phrases(
          'no|clean|without a|without any',
          'criminal record|criminal records|criminal convictions|police record',
        ),
        ...phrases('no', 'convictions|ex offenders|previous convictions'),
        ...phrases('ex offenders', 'need not apply|should not apply|cannot apply'),
      ],
      reason: 'Candidates don’t have to disclose spent convictions, and few jobs can exclude people for unspent ones.',
      suggestion:
        'Say which check the job needs and the law that allows it, such as ‘An enhanced DBS check is made before you start’.',
    },
    {
      severity: 'warn',
      fields: ['question'],
      phrases: [
        ...phrases(
          'do you have|have you got|have you',
          'a criminal record|any criminal record|criminal convictions|any criminal convictions|any convictions|convictions|a police record|unspent convictions|any unspent convictions|spent convictions|any spent convictions|a criminal conviction|any cautions',
        ),
        ...phrases(
          'have you ever been|have you been|were you ever',
          'convicted|arrested|cautioned|in prison|in court|charged|to prison|in trouble with the police',
        ),
        ...phrases('criminal', 'record|records|conviction|convictions|history'),
        ...phrases('unspent|spent|previous', 'convictions|conviction'),
      ],
      reason:
        'Candidates don’t have to disclose spent convictions, and asking every applicant goes further than most jobs allow.',
      suggestion: 'Only ask the person you want to offer the job to, or say which law lets you ask for this job.',
    },
  ],
  harmless: [
    ...phrases('criminal record', 'check|checks|certificate'),
    ...phrases('no', 'convictions are a bar|convictions will rule you out'),
  ],
});
