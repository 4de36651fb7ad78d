/** The only reader of the environment. Lists every fault at once, so that an administrator needs one restart only. */
import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { listMisspelt, type Misspelt } from '#domain/configuration/misspelt-variables.ts';
import { isKeyPair, type VapidKeys } from '#domain/device/vapid-keys.server.ts';
import type { Retention } from '#domain/time/retention.ts';
import { LOOPBACK, MAKE_A_KEY, variables } from './config-variables.server.ts';

type Environment = Record<string, string | undefined>;

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
  RECAPTCHA_SITE_KEY,
  RECAPTCHA_SECRET_KEY,
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
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
  if (S3_BUCKET && !(s3['S3_ACCESS_KEY_ID'] && s3['S3_SECRET_ACCESS_KEY'])) {
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET');
  }
  if (Boolean(RECAPTCHA_SITE_KEY) !== Boolean(RECAPTCHA_SECRET_KEY)) {
    faults.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY must be set together, or neither of them');
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
  const { ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL } = others;
  if (!ASSISTANT_URL && (ASSISTANT_KEY || ASSISTANT_MODEL)) {
    faults.push('ASSISTANT_URL must be set with ASSISTANT_KEY and ASSISTANT_MODEL: without it they have no effect');
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
  /** Secret from which a key is derived for each kind of signature or encryption. All processes of one site must have the same one. */
  secretKey: string;
  dataDir: string;
  database:
    | { kind: 'embedded' }
    | {
        kind: 'external';
        appUrl: string;
        ownerUrl: string | null;
        /** A replica, for public reads. */
        replicaUrl: string | null;
      };
  /** Of a role that row-level security hides nothing from, for `npm run backup`; the embedded database needs none. */
  backupUrl: string | null;
  databasePoolSize: number;
  /** false: a web process sends background tasks, and workers do them. */
  doesTasks: boolean;
  /** How long a stopping server goes on answering, until the load balancer has noticed. */
  drainSeconds: number;
  /** How many proxies of ours stand in front of the site, each of which adds one address to `X-Forwarded-For`. */
  trustProxy: number;
  /** null: mail is written into a folder instead of leaving this computer. */
  smtpUrl: string | null;
  /** Sender address of emails; null: the agency's own address. */
  mailFrom: string | null;
  /** null: files are kept in the data folder. */
  s3: { bucket: string; region: string; endpoint: string | null; accessKeyId: string; secretAccessKey: string } | null;
  /** null: forms are checked by our own proof of work alone. */
  recaptcha: { siteKey: string; secretKey: string } | null;
  /** null: a demo makes its own, and a real site sends no notifications. */
  pushKeys: VapidKeys | null;
  /** null: the assistant answers by its rules. */
  languageModel: { url: string; key: string; model: string } | null;
  /** How long unused accounts, and enquiries, are kept. */
  retention: Retention;
  pageCacheBytes: number;
  /** Whether browsers hold the host to HTTPS, and the names below it too; null without HTTPS. */
  hsts: 'host' | 'subdomains' | null;
  /** false: browsers that have the service worker get rid of it, and no page asks for it. */
  usesServiceWorker: boolean;
  /** Token for /metrics; null: every request is refused, except on the computer of a demo. */
  metricsToken: string | null;
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
};

/** `misspelt`: variables that nothing reads, though they look like ours. */
export type ConfigResult = { misspelt: Misspelt[] } & ({ ok: true; config: Config } | { ok: false; faults: string[] });

export const describeMisspelt = ({ name, suggestion }: Misspelt): string =>
  `${name} is set, and nothing reads it. Is ${suggestion} meant?`;

/** Reads and checks the whole configuration. An empty variable counts as unset. */
export function readConfig(environment: Environment = process.env): ConfigResult {
  const variablesSet = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const misspelt = listMisspelt(environment, Object.keys(variables.shape));
  const parsed = variables.safeParse(variablesSet);
  const contradictions = listContradictions(variablesSet);
  if (!parsed.success || contradictions.length > 0) {
    const issues = parsed.error?.issues ?? [];
    return {
      ok: false,
      misspelt,
      faults: [...issues.map(({ path, message }) => `${path.join('.')} ${message}`), ...contradictions],
    };
  }
  const env = parsed.data;
  const isDemo = !env.PUBLIC_ORIGIN;
  return {
    ok: true,
    misspelt,
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
      smtpUrl: env.SMTP_URL ?? null,
      mailFrom: env.MAIL_FROM ?? null,
      s3: readS3(env),
      languageModel: readLanguageModel(env),
      pushKeys: readPushKeys(env),
      recaptcha: readRecaptcha(env),
      retention: { enquiryMonths: env.RETENTION_ENQUIRY_MONTHS, inactiveMonths: env.RETENTION_INACTIVE_MONTHS },
      pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
      hsts: env.PUBLIC_ORIGIN?.startsWith('https:') ? (env.HSTS_SUBDOMAINS === 'on' ? 'subdomains' : 'host') : null,
      usesServiceWorker: env.SERVICE_WORKER === 'on',
      metricsToken: env.METRICS_TOKEN ?? null,
      logLevel: env.LOG_LEVEL,
    },
  };
}

function readS3(env: z.infer<typeof variables>): Config['s3'] {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!(S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return null;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT ?? null, ...keys };
}

function readRecaptcha(env: z.infer<typeof variables>): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
  return siteKey && secretKey ? { siteKey, secretKey } : null;
}

function readPushKeys(env: z.infer<typeof variables>): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

function readLanguageModel({
  ASSISTANT_URL,
  ASSISTANT_KEY,
  ASSISTANT_MODEL,
}: z.infer<typeof variables>): Config['languageModel'] {
  return ASSISTANT_URL && ASSISTANT_KEY ? { url: ASSISTANT_URL, key: ASSISTANT_KEY, model: ASSISTANT_MODEL } : null;
}

/** @returns the absolute path of a program that is on the PATH, or null */
export function findProgram(name: string, { PATH = '' }: Environment = process.env): string | null {
  const folders = PATH.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
