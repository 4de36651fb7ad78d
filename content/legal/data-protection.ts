/** /data-protection: what people can ask about their data, and how it is dealt with. The periods are those of the software. */

import { COMPLAINT_DAYS, EXTENSION_MONTHS } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import type { LegalDocument } from './legal-document.ts';

const months = EXTENSION_MONTHS === 2 ? 'two months' : `${EXTENSION_MONTHS} months`;

export const dataProtection: LegalDocument = {
  lead: 'What the law lets you ask of us about your own data, and one form for all of it. It is free, needs no account and no reason, and never costs you work with us.',
  inShort: [],
  sections: [
    {
      id: 'rights',
      heading: 'What you can ask for',
      blocks: [
        {
          facts: [
            [
              'A copy',
              'What we hold about you, why, who gets it and for how long. With an account you have it at once: [download your data](/account/data), in a form that people and machines can read (access and portability, UK GDPR articles 15 and 20).',
            ],
            [
              'A correction',
              'Of what is wrong or incomplete (article 16). Most of it you can change yourself, in your [profile](/profile) and [account settings](/account).',
            ],
            [
              'Erasure',
              'Of what we need no longer, or hold because you agreed (article 17). With an account you can [delete it yourself](/account/delete), at once; that page says what is kept, and why. You can also ask that we keep it and use it no further for the time being (article 18).',
            ],
            [
              'An objection',
              'To what we do because we think we have a good reason (our legitimate interest), for reasons that lie in your situation (article 21).',
            ],
            [
              'A look by a person',
              'At anything you think a program decided (articles 22A to 22D). Here people decide about accounts and applications.',
            ],
            [
              'A complaint',
              'If you think that we use your data against the law (section 164A of the Data Protection Act 2018, put there by the Data (Use and Access) Act 2025 and in force since 19 June 2026).',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-happens',
      heading: 'What happens then',
      blocks: [
        {
          steps: [
            'Your reference is on the page as soon as your form has arrived, and we mail it to you. For a complaint that is the acknowledgement, for which the law gives us 30 days.',
            `Where scripts do not run in your browser, a mail with a link comes first. Confirm it within ${UNCONFIRMED_DAYS} days, or we do not get to read your request. If no such mail comes, write or ring: that counts as much.`,
            'A person reads it. We may ask something to be sure that it is you, never for more than we need.',
            `A request is answered within ${COMPLAINT_DAYS} days, or within one month where that is sooner. If it is unusually much work we may take ${months} more, once, and tell you so, with the reason, before that day.`,
            `A complaint is looked into without undue delay. You hear the outcome within ${COMPLAINT_DAYS} days, or by then why it takes longer.`,
            'If we do not do what you ask, we say why, and where else you can turn.',
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'If you are not content',
      blocks: [
        'You can complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), 0303 123 1113. The Data (Use and Access) Act 2025 hands its work to a body named the Information Commission. It usually asks that you try us first. You can also go to court.',
      ],
    },
    {
      id: 'other-ways',
      heading: 'Other ways to tell us',
      blocks: [
        `Any way counts as much as the form: write to [{email}](mailto:{email}), ring [{phone}]({phoneLink}) ({hours}), or send a letter to {legalName}, {address}. Somebody else may do it for you if they say that you agree. More is in the [privacy policy](/privacy-policy) and under [complaints](/complaints).`,
      ],
    },
  ],
};
