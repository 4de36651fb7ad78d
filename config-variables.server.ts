/** Every variable the site reads: what it may hold, what it is without one, and what it is for. */
import { z } from 'zod';

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= low && n <= high, `must be between ${low} and ${high}`);

const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must look like postgresql://user@host/database',
  );

const publicOrigin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://jobs.example (no path, no slash at the end)',
  );

const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text),
    'must look like smtp://user:password@host:587 or smtps://…',
  );

/** Words of example files, one short text over and over, or hardly any letters: what others can guess seals nothing. */
const isGuessable = (text: string) =>
  /change.?me|secret|password|example/i.test(text) || /^(.{1,16}?)\1+$/s.test(text) || new Set(text).size < 8;

export const MAKE_A_KEY = 'make one with: openssl rand -hex 32';

const secretKey = z
  .string()
  .refine(
    (text) => text.length >= 32 && !isGuessable(text),
    `must be at least 32 characters that cannot be guessed; ${MAKE_A_KEY}`,
  );

const recaptchaKey = z.string().regex(/^[\w-]{20,100}$/, 'must be a key of reCAPTCHA v3, as its console shows it');

/** base64url, as `npx web-push generate-vapid-keys` prints them. */
const vapidKey = (length: number) =>
  z
    .string()
    .refine(
      (text) => text.length === length && /^[\w-]+$/.test(text),
      `must be ${length} characters of base64url; make a pair with: npx web-push generate-vapid-keys`,
    );

/** Conduct Regulations 2003, reg. 29: what was done for people who look for work, and for hirers, is on record for a year. */
const retentionMonths = wholeNumber(0, 120).refine(
  (months) => months === 0 || months >= 12,
  'must be 0 (never) or at least 12: the law wants such records for a year',
);

export const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const hasCredentials = (text: string) => URL.canParse(text) && new URL(text).username + new URL(text).password !== '';
/** Whether the traffic cannot be read on the way: HTTPS, or this computer. Faulty URLs are reported elsewhere. */
const isSealed = (text: string) =>
  !URL.canParse(text) || text.startsWith('https:') || [...LOOPBACK, '[::1]'].includes(new URL(text).hostname);

/** .env.example is made from this. */
export const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on. 127.0.0.1 in the demo, which has public passwords; otherwise 0.0.0.0.'),
  PUBLIC_ORIGIN: publicOrigin
    .optional()
    .describe(
      'Scheme and host the public sees, such as https://jobs.example. Setting it leaves the demo (docs/operate/your-agency.md).',
    ),
  SECRET_KEY: secretKey
    .optional()
    .describe(
      'At least 32 random characters, the same in every process: openssl rand -hex 32. Required with PUBLIC_ORIGIN. Signatures are made with it.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, of files, and of email that is not sent.'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      'A PostgreSQL of your own, by the role of the site (docs/operate/database.md). Without it the site starts its own.',
    ),
  MIGRATION_DATABASE_URL: postgresUrl
    .optional()
    .describe('The same database by the role that owns it. Set it where migrations run.'),
  BACKUP_DATABASE_URL: postgresUrl
    .optional()
    .describe('The same database by a role that may read everything, for npm run backup (docs/operate/backup.md).'),
  REPLICA_DATABASE_URL: postgresUrl
    .optional()
    .describe('A replica of that database, for what every visitor may read (docs/operate/database.md).'),
  DATABASE_POOL_SIZE: wholeNumber(1, 200)
    .default(10)
    .describe(
      'Connections of one process for its pages. Background tasks take up to nine more (five in a worker, one where they are off), listening for changes takes one, and a replica as many as this.',
    ),
  BACKGROUND_TASKS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe(
      'off: this web process queues background tasks and does none; workers do them (docs/operate/scaling.md).',
    ),
  DEMO: z
    .literal('1', 'can only be 1')
    .optional()
    .describe('1: fill the database of DATABASE_URL with the demo. Not with PUBLIC_ORIGIN.'),
  DRAIN_SECONDS: wholeNumber(0, 300)
    .optional()
    .describe('How long a stopping server goes on answering while /readyz says no. 0 in the demo, otherwise 5.'),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe(
      'How many proxies of yours stand in front, each adding one address to X-Forwarded-For. Limits and security events then see the address of the visitor.',
    ),
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      'Mail server, such as smtp://user:password@mail.example:587. Without it no email leaves this computer (docs/operate/mail.md).',
    ),
  MAIL_FROM: z
    .email('must be one address such as hello@jobs.example')
    .optional()
    .describe('The one address that email comes from. Otherwise the address of the agency in content/company.ts.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket for files (docs/operate/files.md). Without it they stay in DATA_DIR.'),
  S3_REGION: z.string().default('eu-west-2').describe('Region of the bucket.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' })
    .optional()
    .describe(
      "Address of another service that speaks S3, such as https://s3.example. Otherwise Amazon's for the region.",
    ),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key to the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret part of the key to the bucket.'),
  RECAPTCHA_SITE_KEY: recaptchaKey
    .optional()
    .describe(
      'Key of reCAPTCHA v3 for the host of PUBLIC_ORIGIN. Without it, and while Google cannot be reached, forms are checked by proof of work (docs/decisions/0010-human-check.md).',
    ),
  RECAPTCHA_SECRET_KEY: recaptchaKey.optional().describe('Secret part of the key of reCAPTCHA.'),
  VAPID_PUBLIC_KEY: vapidKey(87)
    .optional()
    .describe(
      'Key by which push services know this site (docs/operate/push.md). A demo makes its own; without it a real site sends no notifications.',
    ),
  VAPID_PRIVATE_KEY: vapidKey(43).optional().describe('Private part of the key for push services.'),
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of an API such as https://api.example/v1' })
    .refine((text) => !hasCredentials(text), 'must not hold a user or password; the key has a variable of its own')
    .refine((text) => isSealed(text), 'must begin with https:// unless it is on this computer: the key goes there')
    .optional()
    .describe(
      'API of a language model for the assistant, such as https://api.example/v1 (docs/operate/assistant.md). Without it the assistant answers by its rules.',
    ),
  ASSISTANT_KEY: z.string().optional().describe('Key to that API.'),
  ASSISTANT_MODEL: z.string().default('gpt-4o-mini').describe('Model to ask there.'),
  RETENTION_ENQUIRY_MONTHS: retentionMonths
    .default(12)
    .describe(
      'Months after which an enquiry is deleted, counted from its last change; at least 12. 0: never (docs/operate/retention.md).',
    ),
  RETENTION_INACTIVE_MONTHS: retentionMonths
    .default(24)
    .describe(
      'Months without a sign-in after which an account is deleted, after a warning; at least 12. 0: never (docs/operate/retention.md).',
    ),
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe(
      'off: browsers hold only this host to HTTPS, not the names below it (docs/operate/configuration.md). For https:// origins.',
    ),
  PAGE_CACHE_MB: wholeNumber(0, 4096).default(32).describe('Memory for stored pages. 0 turns the page cache off.'),
  SERVICE_WORKER: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('off: removes the service worker from every browser that has it (docs/operate/app.md).'),
  METRICS_TOKEN: secretKey
    .optional()
    .describe(
      'At least 32 random characters that a reader of /metrics must send. Without it only the demo answers there, on its own computer (docs/operate/metrics.md).',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent.'),
});
