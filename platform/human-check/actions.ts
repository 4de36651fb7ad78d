/** What browser and server both know of human verification (product: "Human verification"). */

/** The forms that ask for it. A challenge made for one of them is worth nothing at another. */
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

/** The hidden field in which a form sends its solved challenge, or what Google gave it. */
export const HUMAN_CHECK_FIELD = 'human_check';

/** How long a challenge is good for, from when it was given out until its form arrives. */
export const CHALLENGE_SECONDS = 600;

/** What the field begins with when it holds a token of reCAPTCHA. No base64 has a colon, so no challenge begins like it. */
export const RECAPTCHA_PREFIX = 'recaptcha:';

/** How long such a token is good for; Google says so. */
export const RECAPTCHA_SECONDS = 120;
