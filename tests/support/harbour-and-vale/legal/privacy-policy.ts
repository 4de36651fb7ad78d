export const privacyPolicy = {
  slug: 'privacy-policy',
  changedOn: '2026-11-10',
  lead: 'What {agency} keeps about you, why and for how long.',
  inShort: [
    'You can read the jobs without telling us who you are.',
    'A person reads each application. No program decides about you.',
    'You can download or delete what we hold about you.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        { text: '{legalName} is the controller of personal data on this site. {registration}' },
        { text: 'Write to [{email}](mailto:{email}) or ring [{phone}]({phoneLink}).' },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, and why',
      blocks: [
        {
          facts: [
            { name: 'Account and profile', text: 'To find you work, as you asked us to (UK GDPR, article 6(1)(b)).' },
            { name: 'Applications', text: 'To send them to the employer you chose (article 6(1)(b)).' },
            { name: 'Forms', text: 'To answer you (article 6(1)(f), our interest in the business you asked us for).' },
            { name: 'Security events', text: 'To keep accounts safe (article 6(1)(f)).' },
            { name: 'Analytics', text: 'Only if you agree, under [Cookie settings](/cookie-settings).' },
          ],
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          facts: [
            {
              name: 'An account',
              text: 'Until you delete it, or until it has not been used for {inactiveMonths}. We warn you first.',
              onlyIf: 'accountsExpire',
            },
            { name: 'An account', text: 'Until you delete it or ask us to.', onlyIf: 'accountsStay' },
            { name: 'A form', text: 'For {enquiryMonths} after its last change.', onlyIf: 'requestsExpire' },
            { name: 'A form', text: 'Until we delete it, or you ask us to.', onlyIf: 'requestsStay' },
          ],
        },
      ],
    },
    {
      id: 'deleting',
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'See and [download your data](/account/data).',
            '[Delete your account](/account/delete).',
            'Ask for anything else by the [data protection form](/data-protection).',
          ],
        },
        { text: 'You can complain to the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/).' },
      ],
    },
  ],
};
