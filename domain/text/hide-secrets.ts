/** Hides secrets in addresses before they reach the log or reports of browsers. */
const HIDDEN = '[redacted]';

/** deploy/nginx.conf hides the same patterns. Words in our addresses are lower case and never match. */
const SHAPES = [
  // Links to interviews, introductions, shortlists and calendars. Names of build files have the same form, so they are excluded.
  /(?<!\/assets\/)(?<![0-9a-z])[0-9a-f]{64,}(?![0-9a-z])/gi,
  // API keys, including those in the wrong case.
  /\bagk_[\w-]{20,}/gi,
  // Secrets of webhooks, which are base64.
  /\bwhsec_[\w+/=-]{10,}/gi,
  // Other tokens, 43 characters of base64url: links in emails, sessions, the first administrator's token.
  /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g,
];
/** Query parameters with a secret value, whatever its shape. */
const SECRET_PARAMETER = /([?&](?:token|key|secret|password)=)[^&#\s]+/gi;
/** Addresses that are escaped more often come from no ordinary client. */
const MOST_ESCAPES = 3;

export function hideSecrets(text: string): string {
  const masked = mask(text);
  if (!masked.includes('%')) return masked;
  const plain = withoutEscapes(masked);
  const maskedPlain = mask(plain);
  return maskedPlain === plain ? masked : maskedPlain;
}

const mask = (text: string): string =>
  SHAPES.reduce((rest, shape) => rest.replace(shape, HIDDEN), text).replace(SECRET_PARAMETER, `$1${HIDDEN}`);

function withoutEscapes(text: string): string {
  let plain = text;
  for (let round = 0; round < MOST_ESCAPES && plain.includes('%'); round += 1) {
    plain = plain.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return plain;
}
