/** Applying for a job, with an account and without one. */
import { promiseOfReply } from '#domain/application/reply-promise.ts';

export const applyText = {
  lead: 'In a hurry? Send us your CV by email, or ring us, and name the job. We answer in office hours.',
  closed: 'It no longer takes applications.',
};

/** On the page of a job, before one applies. Every step is one that happens. */
export const afterApplying = {
  heading: 'What happens after you apply',
  steps: (replyDays: number | null) => [
    { title: 'An email tells you that it has arrived', text: 'It is free to apply, and you need no account.' },
    {
      title: 'A person reads it',
      text: 'It goes to us, and straight to the employer if they manage the job themselves. That is the same with an account and without one.',
    },
    {
      title: 'You hear what becomes of it',
      text: `In your account, or by the link in the email, you see when your application was read; every decision is emailed to you.${replyDays === null ? '' : ` ${promiseOfReply(replyDays)}; the day stands beside your application.`}`,
    },
    {
      title: 'You can take it back',
      text: 'Withdraw it under ‘My applications’, or by the link in the email: from then on the employer can no longer read it.',
    },
  ],
};

/** On the last screen of applying: what comes next. */
export const afterSending = {
  withAccount: [
    'An email confirms that it was sent.',
    'You see when it was read, and every decision is emailed to you. By when you hear stands beside it.',
    'You can follow it, and withdraw it, under ‘My applications’.',
  ],
  withoutAccount: [
    'An email confirms that it has arrived.',
    'A consultant will be in touch within one working day.',
    'No employer gets your CV before we have asked you.',
  ],
};
