/** Terms of the site; terms of work are separate. */
import { legalStarter } from './legal-starter.ts';

export const termsOfService = legalStarter(
  'terms-of-service',
  'The rules for using this site and its job board. By using them you agree with {legalName} on what follows.',
  [
    {
      id: 'scope',
      heading: 'What these terms cover',
      blocks: [
        'They are between you and {legalName}, {address}. {registration}',
        'We act as [an employment agency, an employment business, or both] under the Employment Agencies Act 1973.',
        'They cover this site: reading, accounts, adverts, applications and request forms. If we look for work for you, or for people for your company, we agree terms for that separately and in writing. Those come first where they differ.',
      ],
    },
    {
      id: 'free',
      heading: 'Free for people who look for work',
      blocks: [
        'We charge you nothing for finding you work or for trying to (Employment Agencies Act 1973, section 6). If you are asked for money in our name, do not pay, and tell us.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          list: [
            'You must be 16 or older. An account for an employer must be asked for by a person who may act for it.',
            'Say truthfully who you are, have one account, and keep the password to yourself.',
            'An administrator reads each request and approves or refuses it. You are told by email either way.',
            'You can [delete your account](/account/delete) at any time.',
            'We may end an account that breaks these terms or puts others at risk. We say why, unless the law forbids it.',
          ],
        },
      ],
    },
    {
      id: 'jobs',
      heading: 'Adverts and applications',
      blocks: [
        'An advert must be for a real job, state lawful pay, and must not discriminate. Close it when the job is filled. We may take an advert down.',
        'What an application says about you must be true. It goes to us, or to the employer who runs the advert, as the page shows you beforehand. Employers use it to fill that job, keep it safe, and delete it when it is no longer needed.',
      ],
    },
    {
      id: 'not-allowed',
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'Collecting jobs, people or texts by machine to republish them or to build a database.',
            'Getting at accounts, files or pages that are not yours.',
            'Sending anything that is malicious, unlawful or misleading.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'What we are liable for',
      blocks: [
        'Nothing in these terms limits what we owe for death or injury caused by our negligence, for fraud, or for anything else that the law does not let us limit.',
        '[How far you are liable otherwise, as your solicitor advises]',
      ],
    },
    {
      id: 'law',
      heading: 'Law, courts and complaints',
      blocks: [
        'These terms are under the law of [England and Wales, Scotland or Northern Ireland]. If you are a consumer, you may also go to court where you live.',
        'We would rather hear from you first: [how to complain](/complaints).',
      ],
    },
  ],
);
