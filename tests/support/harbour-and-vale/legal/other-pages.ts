const changedOn = '2026-11-10';

export const cookiePolicy = {
  slug: 'cookie-policy',
  changedOn,
  lead: 'Everything this site keeps in your browser.',
  inShort: ['Until you choose, only what the site needs is kept.'],
  sections: [
    { id: 'the-list', heading: 'The list', blocks: [{ table: 'cookies' }] },
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [{ text: 'Change it at any time under [Cookie settings](/cookie-settings).' }],
    },
  ],
};

export const termsOfService = {
  slug: 'terms-of-service',
  changedOn,
  lead: 'The terms for using the site of {agency}.',
  inShort: ['People who look for work pay nothing.'],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [{ text: 'The site is run by {legalName}, {address}. {registration}' }],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          list: [
            'Give your own name and keep your password to yourself.',
            'A consultant approves or refuses each account.',
            'You can [delete your account](/account/delete) at any time.',
          ],
        },
      ],
    },
    {
      id: 'adverts',
      heading: 'Adverts',
      blocks: [{ text: 'An advert must be for a job that exists, and must say what it pays.' }],
    },
    {
      id: 'law',
      heading: 'Law',
      blocks: [
        { text: 'The law of England and Wales applies. Nothing here takes away rights that the law gives you.' },
      ],
    },
  ],
};

export const accessibility = {
  slug: 'accessibility',
  changedOn,
  lead: 'How this site can be used, and how to get what you need in another way.',
  inShort: [],
  sections: [
    {
      id: 'standard',
      heading: 'What we aim for',
      blocks: [
        { text: 'The Web Content Accessibility Guidelines 2.2, level AA. No outside body has audited the site.' },
      ],
    },
    {
      id: 'another-way',
      heading: 'Another way',
      blocks: [{ text: 'Ring [{phone}]({phoneLink}), {hours}. We read out adverts and take applications by phone.' }],
    },
  ],
};

export const complaints = {
  slug: 'complaints',
  changedOn,
  lead: 'How to complain, and when you hear from us.',
  inShort: ['Complaining costs nothing, and never costs you work.'],
  sections: [
    {
      id: 'how',
      heading: 'How to complain',
      blocks: [
        {
          steps: [
            'Write to [{email}](mailto:{email}) or use the [contact page](/contact).',
            'A consultant who was not involved reads it.',
            'You get an answer within four weeks.',
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'Who else can help',
      blocks: [{ text: 'Acas gives free advice on rights at work: [acas.org.uk](https://www.acas.org.uk/).' }],
    },
  ],
};

export const dataProtection = {
  slug: 'data-protection',
  changedOn,
  lead: 'Ask us what we hold about you, or to correct or erase it. It is free.',
  inShort: [],
  sections: [
    {
      id: 'rights',
      heading: 'What you can ask for',
      blocks: [
        { text: 'A copy, a correction, erasure, or that we stop using something. You can also complain.' },
        { text: 'An account lets you [download your data](/account/data) at once. The download leaves out:' },
        { table: 'notInDownload' },
      ],
    },
    {
      id: 'others',
      heading: 'If you disagree with our answer',
      blocks: [{ text: 'Complain to the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/).' }],
    },
  ],
};
