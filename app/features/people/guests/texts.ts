/** Texts for guests. Field errors are in features/core/enquiries/texts.ts, because the candidate form has the same fields. */

export const afterGuestSending = [
  'We email you a receipt with a link. It is the only way to your application, so keep it.',
  'With the link you see when your application was read, correct it, replace your CV or withdraw it. Every decision is emailed to you.',
  'Your application page shows the date you’ll hear by. If you haven’t heard by then, ask us and we’ll find out.',
] as const;

export const beforeGuestSending = [
  'We have sent you an email. Open the link in it and press one button; your application is sent after that.',
  'If you do not press it within three days, everything you typed and your CV are deleted.',
] as const;

export const GUEST_DONE = {
  confirmed: 'Your application was sent. We have emailed you a receipt.',
  corrected: 'Your details were changed. Your application shows the new ones.',
  replace_cv: 'Your CV was replaced. The one before is deleted.',
  withdrawn: 'Your application was withdrawn. What you sent, and your CV, can no longer be read.',
  taken_over: 'Your applications are in your account now.',
} as const;
export type GuestDone = keyof typeof GUEST_DONE;

export const GUEST_REFUSALS = {
  bad_link: 'This link no longer works.',
  closed: 'The job has closed meanwhile, so the application was not sent.',
  over: 'The application is over, so it cannot be changed any more.',
  claimed: 'The application is in an account now. Sign in to change it.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
  busy: 'Many people are signing up just now. Try again in a moment.',
  has_account: 'There is an account with this address. Sign in with it, then open this link again.',
  not_yours: 'You are signed in with another address. Sign in with the one that this link was sent to.',
  too_many_attempts: 'Too many attempts. Try again in 15 minutes.',
} as const;
