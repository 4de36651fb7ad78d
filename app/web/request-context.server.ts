/** The context of a request, for every loader and action. The server sets it before React Router runs. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { Database } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { Retention } from '#domain/time/retention.ts';
import type { AppCodes } from '#platform/app-code/app-codes.server.ts';
import type { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import type { HumanCheck } from '#platform/human-check/human-check.server.ts';
import type { LanguageModel } from '#platform/language-model/language-model.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Mailbox } from '#platform/mail/mail.ts';
import type { MailFolder } from '#platform/mail/mail-folder.server.ts';
import type { MailHealth } from '#platform/mail/mail-health.server.ts';
import type { RefusedOrigin } from '#platform/origins/refused-origins.server.ts';
import type { AnswerCache } from '#platform/page-cache/answer-cache.server.ts';
import type { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import type { Push } from '#platform/push/push.ts';
import type { Sftp } from '#platform/sftp/sftp.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import type { Webhooks } from '#platform/webhook/webhook.server.ts';

export type SiteServices = {
  database: Database;
  /** Counts from public jobs, until a job changes. */
  answers: Pick<AnswerCache, 'find'>;
  log: Log;
  passwords: PasswordHasher;
  humanCheck: HumanCheck;
  appCodes: AppCodes;
  webhooks: Webhooks;
  googleIndexing: GoogleIndexing;
  sftp: Sftp;
  tasks: Tasks;
  storage: Storage;
  /** A folder of this process for uploads that are too large for memory. */
  uploadFolder: string;
  push: Push | null;
  languageModel: LanguageModel | null;
  /** Finds origins other than PUBLIC_ORIGIN whose forms were refused. */
  findRefusedOrigins: () => Promise<RefusedOrigin[]>;
  mailHealth: Pick<MailHealth, 'fault' | 'checkAgain'>;
  /** Sends test emails of administrators; background tasks send all others. */
  mailer: Pick<Mailbox, 'check' | 'send' | 'sender' | 'reachesNobody'>;
  mailFolder: MailFolder | null;
};

export type RequestContext = SiteServices & {
  requestId: string;
  /** Placeholder for the nonce of inline scripts, which the server fills or removes after rendering. */
  nonce: string;
  publicOrigin: string;
  isDemo: boolean;
  usesServiceWorker: boolean;
  retention: Retention;
  now: Date;
  /** Published content; in a preview, with the draft. */
  content: Content;
  /** Renders a page with other content. For editors only. */
  renderPreview(request: Request, context: RequestContext, content: Content): Promise<Response>;
  /** Client of the connection; `0.0.0.0` for a page rendered for all visitors. */
  client: { ip: string; userAgent: string };
};

export const requestContext = createContext<RequestContext>();

export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
