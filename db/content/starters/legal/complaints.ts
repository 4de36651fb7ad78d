/** Explains complaints to an agency. */
import { legalStarter } from './legal-starter.ts';

export const complaints = legalStarter(
  'complaints',
  'If we did something wrong, tell us. This is what happens then, and who else you can turn to.',
  [
    {
      id: 'how',
      heading: 'How to tell us',
      blocks: [
        {
          facts: [
            { name: 'By email', text: '[{email}](mailto:{email})' },
            { name: 'By telephone', text: '[{phone}]({phoneLink}), {hours}' },
            { name: 'By post', text: '{legalName}, {address}' },
          ],
        },
        'Say what happened and when, which job or person it was about, and what you would like done.',
      ],
    },
    {
      id: 'what-happens',
      heading: 'What happens then',
      blocks: [
        {
          steps: [
            'Within [five] working days we write to you that we have it, and who looks into it.',
            'Within [four] weeks you get an answer in writing: what we found and what we do about it.',
            'If you disagree, [a person who has not dealt with it] looks at it again.',
          ],
        },
      ],
    },
    {
      id: 'personal-data',
      heading: 'If it is about personal data',
      blocks: [
        'There is a [form of its own](/data-protection). We acknowledge it within 30 days (Data Protection Act 2018, section 164A). You can also complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/).',
      ],
    },
    {
      id: 'others',
      heading: 'Who else can help',
      blocks: [
        {
          facts: [
            {
              name: 'Acas',
              text: 'Free and impartial advice on rights at work in Great Britain: [acas.org.uk](https://www.acas.org.uk/).',
            },
            {
              name: 'Fair Work Agency',
              text: 'Enforces the rules for employment agencies in Great Britain. GOV.UK says how to reach it.',
            },
            {
              name: 'In Northern Ireland',
              text: 'The Employment Agency Inspectorate of the [Department for the Economy](https://www.economy-ni.gov.uk/), and the [Labour Relations Agency](https://www.lra.org.uk/).',
            },
          ],
        },
      ],
    },
  ],
);
