import { promiseOfReply } from '#domain/application/reply-promise.ts';

export const applyText = {
  lead: 'In a hurry? Send us your CV by email, or ring us, and name the job. We answer in office hours.',
  closed: 'It no longer takes applications.',
};

export type Promised = { replyDays: number; isAgency: boolean };

/** The job page's steps after applying; each one really happens. `promised` is null on a preview. */
export const afterApplying = {
  heading: 'What happens after you apply',
  steps: (promised: Promised | null) => [
    { title: 'We’ll email you to confirm', text: 'It’s free to apply, and you don’t need an account.' },
    { title: 'A person reads it', text: firstReader(promised) },
    {
      title: 'We’ll tell you the outcome',
      text: `In your account, or by the link in the email, you’ll see when your application was read. We’ll email you every decision.${promised ? ` ${promiseOfReply(promised.replyDays, promised.isAgency)}; your application shows the date.` : ''}`,
    },
    {
      title: 'You can withdraw it',
      text: 'Withdraw it under ‘My applications’, or by the link in the email. After that, what you sent can no longer be read.',
    },
  ],
};

function firstReader(promised: Promised | null): string {
  if (!promised) return 'It goes to us, and straight to the employer if they manage the job themselves.';
  return promised.isAgency
    ? 'One of our consultants reads it. We’ll ask you before we share it with the employer.'
    : 'It goes straight to the employer, who manages this job. Only they and we can read it.';
}

export const afterSending = {
  withAccount: [
    'We’ll email you to confirm.',
    'You’ll see when it’s been read and the date you’ll hear by. We’ll email you every decision.',
    'You can follow it, and withdraw it, under ‘My applications’.',
  ],
  withoutAccount: [
    'An email confirms that it has arrived.',
    'A consultant will be in touch within one working day.',
    'No employer gets your CV before we have asked you.',
  ],
};
