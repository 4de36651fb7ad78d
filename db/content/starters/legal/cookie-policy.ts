/** Lists what the software stores in browsers, so that little needs changing. */
import { legalStarter } from './legal-starter.ts';

export const cookiePolicy = legalStarter(
  'cookie-policy',
  'Everything this site keeps in your browser, by name: what it is for, when it is set, and how long it stays.',
  [
    {
      id: 'the-list',
      heading: 'The list',
      blocks: [
        'A cookie is a small text which a site asks your browser to keep and to send back. Browsers also have storage that is not sent back. Both are listed here.',
        { table: 'cookies' },
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        'A banner asks once. Until you choose, only what the site needs to work is kept. You change your choice under [Cookie settings](/cookie-settings) at any time.',
        {
          facts: [
            { name: 'Essential', text: 'Needed for the site to work. Always on.' },
            { name: 'Analytics', text: 'How often pages are read and how quick they are. Off until you agree.' },
          ],
        },
        'Your choice holds for a year on that browser. For each choice we keep a receipt, which does not say who you are, for two years.',
      ],
    },
    {
      id: 'others',
      heading: 'Other companies',
      blocks: [
        'Fonts, scripts and pictures come from this site.',
        '[Say here whether your forms use reCAPTCHA of Google. If they do not, delete this line]',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      blocks: ['Write to [{email}](mailto:{email}). Your rights are in the [privacy policy](/privacy-policy).'],
    },
  ],
);
