/** /cookie-policy. Its table is domain/device/storage-list.ts (domain/device/browser-storage.ts has the names). */
import type { LegalDocument } from './legal-document.ts';

export const cookiePolicy: LegalDocument = {
  lead: 'Everything this site keeps in your browser, by name: what it is for, when it is set, and how long it stays.',
  inShort: [
    'Until you choose, only what the site needs to work is kept. If you only look around, that is no cookie at all.',
    'Analytics waits for your agreement. It counts, and does not know you: its two cookies hold the digit 1, the same for everybody.',
    'There are no advertising or social media cookies. You change or take back your choice under [Cookie settings](/cookie-settings), at the foot of each page.',
  ],
  sections: [
    {
      id: 'the-list',
      heading: 'The list',
      blocks: [
        'A cookie is a small text which a site asks your browser to keep and to send back with each request. Browsers also have storage that is not sent back. Both are listed here.',
        { table: 'cookies' },
        'Of two names for the session cookie and for the known browser cookie, the first is that of the site on the web; the second is for a copy of it that runs without https on somebody’s own computer.',
        'If you allow notifications, your browser also keeps an address of its own at its maker’s service, through which we reach it. It ends when you turn notifications off or log out.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        'A banner asks once. ‘Accept all’ and ‘Reject all’ are one press each; ‘Choose’ shows the kinds one by one. Nothing on the site works better or worse for what you choose.',
        {
          facts: [
            ['Essential', 'Needed for the site to work. Always on.'],
            ['Analytics', 'How often pages are read and how quick they are. Off until you agree.'],
            ['Functional', 'We keep nothing of this kind at present. The choice is there for the day we might.'],
            ['Marketing', 'We keep nothing of this kind at present.'],
          ],
        },
        'Your choice holds for a year on that browser, or until we ask for something else. Then you are asked again. Under [Cookie settings](/cookie-settings) you change it at any time. Taking your agreement back is one press, too; counting stops at that moment, and its cookies are deleted.',
        'If your browser sends Global Privacy Control or Do Not Track, we take it as a no, and the banner says so.',
        'For each choice we keep a receipt: its number, the time, what was chosen, and which text it was for. The law requires us to show that people agreed. It does not say who you are; its number is in your browser and nowhere else. It is deleted after two years.',
      ],
    },
    {
      id: 'why-nothing-asks',
      heading: 'What needs no consent, and why',
      blocks: [
        'Regulation 6 of the Privacy and Electronic Communications Regulations 2003 asks for consent before anything is stored on your device. It makes exceptions, among them for what is strictly necessary for the service you asked for. What is called necessary above falls under these: staying signed in, your own choices, and reading on without a connection.',
        'Since the Data (Use and Access) Act 2025 some statistics could be collected without consent. We ask for it all the same.',
        'The same rules ask that you be told clearly. That is what this page is for.',
      ],
    },
    {
      id: 'counting',
      heading: 'What we count',
      blocks: [
        'With your agreement: which kind of page is opened, how far down it is read, which of its sections are seen, which forms are begun and finished, how quickly pages come, whether a visit is the first, by which kind of site it came here, and whether the device is a phone, a tablet or a computer. What arrives here is added to sums by the day. There is no row about anybody, no number of yours, and no address.',
        'Without it, one thing: how often the page of a job is opened, by the day, so that whoever posted it knows whether it is read. Nothing is stored on your device or read from it for that. The count is a number. It does not know who opened the page, and opening it twice counts twice.',
        'Pages that are open in several tabs tell each other when you sign in or out, through the browser itself. Nothing is stored for that.',
      ],
    },
    {
      id: 'others',
      heading: 'Other companies',
      blocks: [
        'Fonts, scripts and pictures all come from this site. No other company learns from these pages that you were here.',
        'There is one exception, if we use it: a form may be protected by reCAPTCHA of Google in place of our own check. Then Google’s script is loaded when you begin to fill in that form, and it may set a cookie named _GRECAPTCHA, for six months. Google works on our behalf there, under contract. The [privacy policy](/privacy-policy#machines) says what Google receives.',
        'Links lead to other sites, which have their own rules.',
      ],
    },
    {
      id: 'deleting',
      heading: 'Deleting and blocking',
      blocks: [
        'Signing out deletes the session cookie and what was kept for you on the device: pages to read offline, and what you saved without a connection. Your browser’s settings show, delete and block all the rest, usually under ‘Privacy’. If you block our cookies, you can still read everything that is public and send the request forms, but you cannot sign in, and the banner comes back with each page.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      blocks: [
        'Write to [{email}](mailto:{email}). What else we keep, and your rights, are in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
};
