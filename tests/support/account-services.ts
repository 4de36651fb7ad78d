import type { RequestContext } from '#app/web/request-context.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { AppCodes } from '#platform/app-code/app-codes.server.ts';
import { systemClock } from '#platform/clock/clock.server.ts';
import { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import { createAltchaCheck } from '#platform/human-check/altcha.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { AnswerCache } from '#platform/page-cache/answer-cache.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { Sftp } from '#platform/sftp/sftp.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { Webhooks } from '#platform/webhook/webhook.server.ts';
import { newAddress } from './account-forms.ts';
import type { TestDatabase } from './database.ts';
import { SECRET_KEY } from './site.ts';

type Settings = {
  passwords?: PasswordHasher;
  ip?: string;
  tasks?: Tasks;
  storage?: Storage;
};

export const NO_STORAGE: Storage = {
  put: () => Promise.reject(new Error('This test has no store')),
  open: async () => null,
  remove: async () => undefined,
  close: () => undefined,
};

let seeded: RequestContext['content'] | undefined;

/** Composed once per process: it takes 15 ms, and no command changes it. */
const contentOfDemo = () => (seeded ??= seededContent());

export function accountServices({ database }: TestDatabase, settings: Settings = {}): RequestContext {
  const {
    passwords = new PasswordHasher(),
    ip = newAddress(),
    tasks = { send: async () => undefined },
    storage = NO_STORAGE,
  } = settings;
  return {
    database,
    passwords,
    tasks,
    storage,
    log: createLog('silent'),
    mailFolder: null,
    uploadFolder: 'unused',
    appCodes: new AppCodes('of a test'),
    webhooks: new Webhooks('of a test'),
    googleIndexing: new GoogleIndexing('of a test'),
    sftp: new Sftp('of a test'),
    languageModel: null,
    push: null,
    mailHealth: { fault: () => null, checkAgain: async () => undefined },
    answers: new AnswerCache(),
    findRefusedOrigins: async () => [],
    mailer: {
      check: async () => null,
      send: async () => undefined,
      sender: () => ({ name: 'A test', address: 'test@harbour.test' }),
    },
    humanCheck: createAltchaCheck(SECRET_KEY, systemClock),
    requestId: 'request-of-a-test',
    nonce: '',
    publicOrigin: 'http://localhost',
    isDemo: true,
    usesServiceWorker: false,
    now: new Date(),
    content: contentOfDemo(),
    renderPreview: () => Promise.reject(new Error('This test has no pages')),
    retention: { enquiryMonths: 12, inactiveMonths: 24 },
    client: { ip, userAgent: 'a test' },
  };
}
