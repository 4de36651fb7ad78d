/** States facts of the software; asks for those of the agency. */
import { legalStarter } from './legal-starter.ts';

export const accessibility = legalStarter(
  'accessibility',
  'What this site does so that everyone can use it, what does not work well yet, and how to get what you need another way.',
  [
    {
      id: 'what-works',
      heading: 'What you can rely on',
      blocks: [
        'This site is built to the Web Content Accessibility Guidelines 2.2, level AA.',
        {
          list: [
            'Everything works by keyboard, with a visible mark on where you are.',
            'Text can be made twice as large, and pages fit a screen of 320 pixels.',
            'If your device asks for less motion, nothing moves.',
            'Forms say what is wrong in words, and keep what you typed.',
            'What can be read can be read without JavaScript.',
          ],
        },
      ],
    },
    {
      id: 'known-problems',
      heading: 'What does not work well',
      blocks: [
        'CVs are files that candidates made, and adverts are written by employers. Some are hard to read.',
        'The assistant needs JavaScript. All it can tell you is also on the pages of the site.',
        '[Whether your site was audited or tried by people who use screen readers, and what they found]',
      ],
    },
    {
      id: 'another-way',
      heading: 'Another way',
      blocks: [
        'Ring [{phone}]({phoneLink}) or write to [{email}](mailto:{email}). You can ask about a job, apply and register with us without this site.',
        'If you need an adjustment for an interview, a test or at work, tell us what helps.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else can help',
      blocks: [
        'If our answer does not help, it is a [complaint](/complaints). In England, Scotland and Wales the Equality Advisory and Support Service advises you on your rights: [equalityadvisoryservice.com](https://www.equalityadvisoryservice.com/). In Northern Ireland it is the Equality Commission: [equalityni.org](https://www.equalityni.org/).',
      ],
    },
  ],
);
