import { promiseOfReply } from '#domain/application/reply-promise.ts';

export const applyText = {
  lead: 'In a hurry? Email us your CV or ring us, and mention the job. We reply in office hours.',
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
      text: `You’ll see when your application has been read, in your account or using the link in the email. We’ll email you every decision.${promised ? ` ${promiseOfReply(promised.replyDays, promised.isAgency)}; your application shows the date.` : ''}`,
    },
    {
      title: 'You can withdraw it',
      text: 'Withdraw it under ‘My applications’ or using the link in the email. After that, nobody can read what you sent.',
    },
  ],
};

function firstReader(promised: Promised | null): string {
  if (!promised) return 'We receive it, and so does the employer if they manage the job themselves.';
  return promised.isAgency
    ? 'One of our consultants will read it. We’ll ask you before we share it with the employer.'
    : 'We send it straight to the employer, who manages this job. Only they and we can read it.';
}

export const afterSending = {
  withAccount: [
    'We’ll email you to confirm.',
    'You’ll see when it’s been read and the date we’ll reply by. We’ll email you every decision.',
    'You can follow it, and withdraw it, under ‘My applications’.',
  ],
  withoutAccount: [
    'We’ll email you to confirm we’ve got it.',
    'A consultant will be in touch within one working day.',
    'We won’t send your CV to any employer without asking you.',
  ],
};
