/** Text beside the form at /data-protection. The periods in it are the software's. */
import { COMPLAINT_DAYS } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { legalStarter } from './legal-starter.ts';

export const dataProtection = legalStarter(
  'data-protection',
  'What the law lets you ask of us about your own data, and one form for all of it. It is free, and needs no account and no reason.',
  [
    {
      id: 'rights',
      heading: 'What you can ask for',
      blocks: [
        {
          facts: [
            {
              name: 'A copy',
              text: 'Of what we hold about you. With an account you can [download it](/account/data) at once.',
            },
            { name: 'A correction', text: 'Of what is wrong or incomplete.' },
            { name: 'Erasure', text: 'With an account you can [delete it yourself](/account/delete), at once.' },
            { name: 'An objection', text: 'To what we do because of a legitimate interest.' },
            { name: 'A complaint', text: 'If you think that we use your data against the law.' },
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
            'Your reference is on the page as soon as your form has arrived, and we email it to you.',
            `Where scripts do not run in your browser, an email with a link comes first. Confirm it within ${UNCONFIRMED_DAYS} days.`,
            `A person reads it. We answer within ${COMPLAINT_DAYS} days, or within one month where that is sooner.`,
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      heading: 'Other ways to tell us',
      blocks: [
        'Write to [{email}](mailto:{email}), ring [{phone}]({phoneLink}), or send a letter to {legalName}, {address}. You can also complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/).',
      ],
    },
  ],
);
