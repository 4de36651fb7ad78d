/** Hides secrets in addresses, for the log and for reports of browsers. */
const HIDDEN = '[redacted]';

/** nginx hides the same shapes (deploy/nginx.conf). Words of our own addresses are lower case and never look like a secret. */
const SHAPES = [
  // Links to interviews, introductions, shortlists and calendars. Files of the build have names of the same kind.
  /(?<!\/assets\/)(?<![0-9a-z])[0-9a-f]{64,}(?![0-9a-z])/gi,
  // Keys of the API, also in the wrong case.
  /\bagk_[\w-]{20,}/gi,
  // Secrets of webhooks, which are base64.
  /\bwhsec_[\w+/=-]{10,}/gi,
  // Other tokens of ours, 43 characters of base64url: links in emails, sessions, the token of the first administrator.
  /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g,
];
/** Query parameters with a secret value, whatever its shape. */
const SECRET_PARAMETER = /([?&](?:token|key|secret|password)=)[^&#\s]+/gi;
/** A text that is escaped more often than this is no address that any client sends by mistake. */
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
