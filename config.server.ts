/** The only reader of the environment. Every fault is listed at once, so that nobody mends them one restart at a time. */
import path from 'node:path';
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

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().optional(),
    PUBLIC_ORIGIN: publicOrigin.optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: postgresUrl.optional(),
    MIGRATION_DATABASE_URL: postgresUrl.optional(),
    DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    PAGE_CACHE_MB: wholeNumber(0, 4096).default(64),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .refine((env) => env.DATABASE_URL || !env.MIGRATION_DATABASE_URL, {
    path: ['MIGRATION_DATABASE_URL'],
    message: 'is the owner of the database named by DATABASE_URL, which is not set',
  });

export type Config = {
  /** True with nothing configured: the demo cast is created and the server listens on loopback only. */
  isDemo: boolean;
  port: number;
  host: string;
  /** Scheme and host that the public sees; used in canonical links, feeds and mails. */
  publicOrigin: string;
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'external'; appUrl: string; ownerUrl: string | null };
  databasePoolSize: number;
  /** How many proxies stand in front and may be believed about the caller's address. */
  trustProxy: number;
  pageCacheBytes: number;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads and checks the whole configuration. An empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined> = process.env): ConfigResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) };
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
      dataDir: path.resolve(env.DATA_DIR),
      database: env.DATABASE_URL
        ? { kind: 'external', appUrl: env.DATABASE_URL, ownerUrl: env.MIGRATION_DATABASE_URL ?? null }
        : { kind: 'embedded' },
      databasePoolSize: env.DATABASE_POOL_SIZE,
      trustProxy: env.TRUST_PROXY,
      pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
      logLevel: env.LOG_LEVEL,
    },
  };
}
