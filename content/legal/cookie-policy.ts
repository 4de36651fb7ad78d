/** /cookie-policy. Its table is domain/browser-storage.ts, which the code takes its names from. */
import { company } from '../company.ts';
import type { LegalDocument } from './legal-document.ts';

export const cookiePolicy: LegalDocument = {
  lead: 'Everything this site keeps in your browser, by name: what it is for, when it is set, and how long it stays.',
  inShort: [
    'If you only look around, we set no cookie at all.',
    'One cookie is set when you sign in, because without it every page would ask for your password again.',
    'There are no analytics, advertising or social media cookies, so there is nothing to accept or decline.',
  ],
  sections: [
    {
      id: 'the-list',
      heading: 'The list',
      blocks: [
        'A cookie is a small text which a site asks your browser to keep and to send back with each request. Browsers also have storage that is not sent back. Both are listed here.',
        { cookieTable: 'What this site keeps in your browser' },
        'Of two names, the first is that of the site on the web; the second is for a copy of it that runs without https on somebody’s own computer.',
        'Rows marked ‘Not in use’ name kinds of cookies that sites like this often have. We do not set them. If that changes, this page changes first, and anything for analytics waits for your agreement.',
      ],
    },
    {
      id: 'why-nothing-asks',
      heading: 'Why nothing asks for your consent',
      blocks: [
        'Regulation 6 of the Privacy and Electronic Communications Regulations 2003 asks for consent before anything is stored on your device. It makes exceptions, among them for what is strictly necessary for the service you asked for, and for making a site work the way you use it. What is in use above falls under these.',
        'The same rules ask that you be told clearly. That is what this page is for.',
      ],
    },
    {
      id: 'counting',
      heading: 'What we count without cookies',
      blocks: [
        'We count how often the page of a job is opened, by the day, so that whoever posted it knows whether it is read. The count is a number. It does not know who opened the page, and opening it twice counts twice.',
        'Pages that are open in several tabs tell each other when you sign in or out, through the browser itself. Nothing is stored for that.',
      ],
    },
    {
      id: 'others',
      heading: 'Other companies',
      blocks: [
        'Fonts, scripts and pictures all come from this site. No other company learns from these pages that you were here.',
        'There is one exception, if we use it: a form may be protected by reCAPTCHA of Google in place of our own check. Then Google’s script is loaded when you begin to fill in that form, and Google may set a cookie of its own, named _GRECAPTCHA, for six months. The [privacy policy](/privacy-policy#machines) says what Google receives.',
        'Links lead to other sites, which have their own rules.',
      ],
    },
    {
      id: 'deleting',
      heading: 'Deleting and blocking',
      blocks: [
        'Signing out deletes the session cookie. Your browser’s settings show, delete and block all the rest, usually under ‘Privacy’. If you block our cookie, you can still read everything that is public and send the request forms, but you cannot sign in.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      blocks: [
        `Write to [${company.email}](mailto:${company.email}). What else we keep, and your rights, are in the [privacy policy](/privacy-policy).`,
      ],
    },
  ],
};
