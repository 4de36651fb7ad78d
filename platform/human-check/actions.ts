/** Forms with human verification. A challenge for one form is not accepted by another. */
export const HUMAN_CHECK_ACTIONS = [
  'sign_up',
  'employer_form_submit',
  'candidate_form_submit',
  'contact_form_submit',
  'coaching_form_submit',
  'data_request_submit',
  'alert_submit',
] as const;

export type HumanCheckAction = (typeof HUMAN_CHECK_ACTIONS)[number];

export const isHumanCheckAction = (text: string): text is HumanCheckAction =>
  HUMAN_CHECK_ACTIONS.some((action) => action === text);

/** The hidden field with the solved challenge or Google's token. */
export const HUMAN_CHECK_FIELD = 'human_check';

/** Lifetime of a challenge, from its issue until its form arrives. */
export const CHALLENGE_SECONDS = 600;

/** Prefix of the field when it holds a reCAPTCHA token. Base64 has no colon, so no challenge starts like this. */
export const RECAPTCHA_PREFIX = 'recaptcha:';

/** Google sets the lifetime of a token. */
export const RECAPTCHA_SECONDS = 120;
