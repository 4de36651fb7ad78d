/** Texts for guests. Field errors are in features/core/enquiries/texts.ts, because the candidate form has the same fields. */

export const afterGuestSending = [
  'We’ll email you a receipt with a link. Keep it: it’s the only way to open your application.',
  'Use the link to see when it’s been read, edit it, replace your CV or withdraw. We’ll email you every decision.',
  'Your application page shows the date we’ll reply by. If you haven’t heard by then, ask us and we’ll find out.',
] as const;

export const beforeGuestSending = [
  'We’ve emailed you. Open the link and press the button to send your application.',
  'If you don’t press it within three days, we’ll delete everything you typed and your CV.',
] as const;

export const GUEST_DONE = {
  confirmed: 'Application sent. We’ve emailed you a receipt.',
  corrected: 'Details updated. Your application now shows them.',
  replace_cv: 'CV replaced. We’ve deleted the old one.',
  withdrawn: 'Application withdrawn. Nobody will be able to read what you sent, or your CV.',
  taken_over: 'Your applications are now in your account.',
} as const;
export type GuestDone = keyof typeof GUEST_DONE;

export const GUEST_REFUSALS = {
  bad_link: 'This link no longer works.',
  closed: 'The job has closed, so we didn’t send your application.',
  over: 'This application is closed, so you can’t change it.',
  claimed: 'This application is now in an account. Sign in to change it.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
  busy: 'Many people are signing up just now. Try again in a moment.',
  has_account: 'There’s already an account with this address. Sign in, then open this link again.',
  not_yours: 'You’re signed in with another address. Sign in with the address we sent this link to.',
  too_many_attempts: 'Too many attempts. Try again in 15 minutes.',
} as const;
