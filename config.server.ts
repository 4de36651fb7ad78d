/** The only reader of the environment. Every fault is listed at once, so that nobody mends them one restart at a time. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Retention } from '#domain/retention.ts';
import { isKeyPair, type VapidKeys } from '#domain/vapid-keys.server.ts';

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

const MAKE_A_KEY = 'make one with: openssl rand -hex 32';

const secretKey = z
  .string()
  .refine(
    (text) => text.length >= 32 && !isGuessable(text),
    `must be at least 32 characters that nobody can guess; ${MAKE_A_KEY}`,
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

type Environment = Record<string, string | undefined>;

/** Conduct Regulations 2003, reg. 29: what was done for people who look for work, and for hirers, is on record for a year. */
const retentionMonths = wholeNumber(0, 120).refine(
  (months) => months === 0 || months >= 12,
  'must be 0 (never) or at least 12: the law wants such records for a year',
);

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const hasCredentials = (text: string) => URL.canParse(text) && new URL(text).username + new URL(text).password !== '';
/** Whether nobody on the way can read along. */
const isSealed = (text: string) =>
  !URL.canParse(text) || text.startsWith('https:') || [...LOOPBACK, '[::1]'].includes(new URL(text).hostname);

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: publicOrigin.optional(),
  SECRET_KEY: secretKey.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  BACKUP_DATABASE_URL: postgresUrl.optional(),
  REPLICA_DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  BACKGROUND_TASKS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DEMO: z.literal('1', 'can only be 1').optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  TEST_WITHOUT_GATES: z.literal('1', 'can only be 1').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.email('must be one address such as hello@jobs.example').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('eu-west-2'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RECAPTCHA_SITE_KEY: recaptchaKey.optional(),
  RECAPTCHA_SECRET_KEY: recaptchaKey.optional(),
  TEST_RECAPTCHA_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  VAPID_PUBLIC_KEY: vapidKey(87).optional(),
  VAPID_PRIVATE_KEY: vapidKey(43).optional(),
  TEST_PUSH_URL: z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin')
    .optional(),
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of an API such as https://api.example/v1' })
    .refine((text) => !hasCredentials(text), 'must not hold a user or password; the key has a variable of its own')
    .refine((text) => isSealed(text), 'must begin with https:// unless it is on this computer: the key goes there')
    .optional(),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().default('gpt-4o-mini'),
  RETENTION_ENQUIRY_MONTHS: retentionMonths.default(12),
  RETENTION_INACTIVE_MONTHS: retentionMonths.default(24),
  PAGE_CACHE_MB: wholeNumber(0, 4096).default(32),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_TOKEN: secretKey.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** What is wrong between variables, each of which may be fine by itself. */
function listContradictions({
  PUBLIC_ORIGIN,
  SECRET_KEY,
  HOST,
  DEMO,
  DATABASE_URL,
  MIGRATION_DATABASE_URL,
  BACKUP_DATABASE_URL,
  REPLICA_DATABASE_URL,
  BACKGROUND_TASKS,
  TEST_WITHOUT_GATES,
  RECAPTCHA_SITE_KEY,
  RECAPTCHA_SECRET_KEY,
  TEST_RECAPTCHA_URL,
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
  TEST_PUSH_URL,
  ...others
}: Environment): string[] {
  const faults: string[] = [];
  if (!PUBLIC_ORIGIN && HOST && !LOOPBACK.includes(HOST)) {
    faults.push(`HOST must be one of ${LOOPBACK.join(', ')} until PUBLIC_ORIGIN is set: a demo has public passwords`);
  }
  if (!PUBLIC_ORIGIN && DATABASE_URL && !DEMO) {
    faults.push('PUBLIC_ORIGIN must be set with DATABASE_URL, or DEMO=1 to fill that database with the demo');
  }
  if (PUBLIC_ORIGIN && DEMO) faults.push('DEMO cannot be set with PUBLIC_ORIGIN: a real site is no demo');
  if (PUBLIC_ORIGIN && TEST_WITHOUT_GATES) {
    faults.push(
      'TEST_WITHOUT_GATES cannot be set with PUBLIC_ORIGIN: it takes down one of the two walls of authorisation',
    );
  }
  if (MIGRATION_DATABASE_URL && !DATABASE_URL) {
    faults.push('MIGRATION_DATABASE_URL is the owner of the database named by DATABASE_URL, which is not set');
  }
  if (BACKUP_DATABASE_URL && !DATABASE_URL) {
    faults.push('BACKUP_DATABASE_URL reads the database named by DATABASE_URL, which is not set');
  }
  if (REPLICA_DATABASE_URL && !DATABASE_URL) {
    faults.push('REPLICA_DATABASE_URL is a copy of the database named by DATABASE_URL, which is not set');
  }
  if (BACKGROUND_TASKS === 'off' && !PUBLIC_ORIGIN) {
    faults.push('BACKGROUND_TASKS can only be off with PUBLIC_ORIGIN: a demo has no worker that would do them');
  }
  const { S3_BUCKET, ...s3 } = Object.fromEntries(Object.entries(others).filter(([name]) => name.startsWith('S3_')));
  if (!S3_BUCKET && Object.keys(s3).length > 0) {
    faults.push(`S3_BUCKET must be set with ${Object.keys(s3).join(', ')}: files would stay on this computer`);
  }
  if (S3_BUCKET && !(s3.S3_ACCESS_KEY_ID && s3.S3_SECRET_ACCESS_KEY)) {
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET');
  }
  if (Boolean(RECAPTCHA_SITE_KEY) !== Boolean(RECAPTCHA_SECRET_KEY)) {
    faults.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY must be set together, or neither of them');
  }
  if (PUBLIC_ORIGIN && TEST_RECAPTCHA_URL) {
    faults.push('TEST_RECAPTCHA_URL cannot be set with PUBLIC_ORIGIN: whoever is there would say who is a person');
  }
  if (Boolean(VAPID_PUBLIC_KEY) !== Boolean(VAPID_PRIVATE_KEY)) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together, or neither of them');
  }
  if (
    VAPID_PUBLIC_KEY &&
    VAPID_PRIVATE_KEY &&
    !isKeyPair({ publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY })
  ) {
    faults.push('VAPID_PUBLIC_KEY must be the one that was made together with VAPID_PRIVATE_KEY');
  }
  if (PUBLIC_ORIGIN && TEST_PUSH_URL) {
    faults.push('TEST_PUSH_URL cannot be set with PUBLIC_ORIGIN: notifications would go to whoever is there');
  }
  const { ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL } = others;
  if (!ASSISTANT_URL && (ASSISTANT_KEY || ASSISTANT_MODEL)) {
    faults.push('ASSISTANT_URL must be set with ASSISTANT_KEY and ASSISTANT_MODEL: there is nobody to send them to');
  }
  if (ASSISTANT_URL && !ASSISTANT_KEY) faults.push('ASSISTANT_KEY must be set with ASSISTANT_URL');
  if (PUBLIC_ORIGIN && !SECRET_KEY) faults.push(`SECRET_KEY must be set with PUBLIC_ORIGIN; ${MAKE_A_KEY}`);
  return faults;
}

export type Config = {
  /** True with nothing configured: the demo cast is created and the server listens on loopback only. */
  isDemo: boolean;
  port: number;
  host: string;
  /** Scheme and host that the public sees; used in canonical links, feeds and mails. */
  publicOrigin: string;
  /** What signatures and seals are derived from, each for its own purpose. The same in every process of one site. */
  secretKey: string;
  dataDir: string;
  database:
    | { kind: 'embedded' }
    | {
        kind: 'external';
        appUrl: string;
        ownerUrl: string | null;
        /** A copy that follows it, for what everybody may read. */
        replicaUrl: string | null;
      };
  /** Of a role that row-level security hides nothing from, for `npm run backup`; the embedded database needs none. */
  backupUrl: string | null;
  databasePoolSize: number;
  /** false: a web process sends background tasks, and workers do them. */
  doesTasks: boolean;
  /** How long a stopping server goes on answering, while whoever spreads the load notices. */
  drainSeconds: number;
  /** How many proxies of ours stand in front of the site, each of which adds one address to `X-Forwarded-For`. */
  trustProxy: number;
  areGatesUp: boolean;
  /** null: mail is written into a folder instead of leaving this computer. */
  smtpUrl: string | null;
  /** Whom mails come from; null: the agency's own address. */
  mailFrom: string | null;
  /** null: files are kept in the data folder. */
  s3: { bucket: string; region: string; endpoint: string | null; accessKeyId: string; secretAccessKey: string } | null;
  /** null: forms are checked by our own proof of work alone. */
  recaptcha: { siteKey: string; secretKey: string; address: string | null } | null;
  /** Without keys a demo makes its own, and a real site sends no notifications. `standIn`: for a push service, in tests. */
  push: { keys: VapidKeys | null; standIn: string | null };
  /** null: the assistant answers by its rules. */
  languageModel: { url: string; key: string; model: string } | null;
  /** How long accounts that nobody uses, and enquiries, are kept. */
  retention: Retention;
  pageCacheBytes: number;
  /** false: browsers that have the service worker get rid of it, and no page asks for it. */
  usesServiceWorker: boolean;
  /** What whoever reads /metrics must know; null: nobody may, but on the computer of a demo. */
  metricsToken: string | null;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads and checks the whole configuration. An empty variable counts as unset. */
export function readConfig(environment: Environment = process.env): ConfigResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const contradictions = listContradictions(given);
  if (!parsed.success || contradictions.length > 0) {
    const issues = parsed.error?.issues ?? [];
    return {
      ok: false,
      faults: [...issues.map(({ path, message }) => `${path.join('.')} ${message}`), ...contradictions],
    };
  }
  const env = parsed.data;
  const isDemo = !env.PUBLIC_ORIGIN;
  return {
    ok: true,
    config: {
      isDemo,
      port: env.PORT,
      host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
      publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
      // What a demo has signed need not outlive it.
      secretKey: env.SECRET_KEY ?? randomBytes(32).toString('hex'),
      dataDir: path.resolve(env.DATA_DIR),
      database: env.DATABASE_URL
        ? {
            kind: 'external',
            appUrl: env.DATABASE_URL,
            ownerUrl: env.MIGRATION_DATABASE_URL ?? null,
            replicaUrl: env.REPLICA_DATABASE_URL ?? null,
          }
        : { kind: 'embedded' },
      backupUrl: env.BACKUP_DATABASE_URL ?? null,
      databasePoolSize: env.DATABASE_POOL_SIZE,
      doesTasks: env.BACKGROUND_TASKS === 'on',
      drainSeconds: env.DRAIN_SECONDS ?? (isDemo ? 0 : 5),
      trustProxy: env.TRUST_PROXY,
      areGatesUp: !env.TEST_WITHOUT_GATES,
      smtpUrl: env.SMTP_URL ?? null,
      mailFrom: env.MAIL_FROM ?? null,
      s3: readS3(env),
      languageModel: readLanguageModel(env),
      push: readPush(env),
      recaptcha: readRecaptcha(env),
      retention: { enquiryMonths: env.RETENTION_ENQUIRY_MONTHS, inactiveMonths: env.RETENTION_INACTIVE_MONTHS },
      pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
      usesServiceWorker: env.SERVICE_WORKER === 'on',
      metricsToken: env.METRICS_TOKEN ?? null,
      logLevel: env.LOG_LEVEL,
    },
  };
}

function readS3(env: z.infer<typeof schema>): Config['s3'] {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!(S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return null;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT ?? null, ...keys };
}

function readRecaptcha(env: z.infer<typeof schema>): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, TEST_RECAPTCHA_URL: address } = env;
  return siteKey && secretKey ? { siteKey, secretKey, address: address ?? null } : null;
}

function readPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, TEST_PUSH_URL }: z.infer<typeof schema>): Config['push'] {
  const keys =
    VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } : null;
  return { keys, standIn: TEST_PUSH_URL ?? null };
}

function readLanguageModel({
  ASSISTANT_URL,
  ASSISTANT_KEY,
  ASSISTANT_MODEL,
}: z.infer<typeof schema>): Config['languageModel'] {
  return ASSISTANT_URL && ASSISTANT_KEY ? { url: ASSISTANT_URL, key: ASSISTANT_KEY, model: ASSISTANT_MODEL } : null;
}
