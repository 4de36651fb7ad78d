/** The context of a request, for every loader and action. Set once by the server, before React Router runs. */
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
import type { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import type { Push } from '#platform/push/push.ts';
import type { Sftp } from '#platform/sftp/sftp.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import type { Webhooks } from '#platform/webhook/webhook.server.ts';

/** Services of the site, the same for every request. */
export type SiteServices = {
  database: Database;
  log: Log;
  passwords: PasswordHasher;
  humanCheck: HumanCheck;
  appCodes: AppCodes;
  /** Encrypts webhook secrets and sends test messages; events are sent in the background. */
  webhooks: Webhooks;
  /** Encrypts the service account key for Google; jobs are reported in the background. */
  googleIndexing: GoogleIndexing;
  /** Connects to the server that adverts are uploaded to, and encrypts its password; uploads run in the background. */
  sftp: Sftp;
  tasks: Tasks;
  /** Storage for CVs and other files. */
  storage: Storage;
  /** A folder of this process for uploads that are too large for memory. */
  uploadFolder: string;
  /** Push notifications; null if this site sends none. */
  push: Push | null;
  /** The assistant's language model; null if it answers by rules. */
  languageModel: LanguageModel | null;
  /** Finds origins other than PUBLIC_ORIGIN whose forms were refused. */
  findRefusedOrigins: () => Promise<RefusedOrigin[]>;
  mailHealth: Pick<MailHealth, 'fault' | 'checkAgain'>;
  /** Only for tests by administrators: emails are sent by background tasks. */
  mailer: Pick<Mailbox, 'check' | 'send' | 'sender' | 'reachesNobody'>;
  /** The demo's emails; null on a real site. */
  mailFolder: MailFolder | null;
};

export type RequestContext = SiteServices & {
  /** Identifies this request in the log and on the error screen. */
  requestId: string;
  /** Placeholder for the nonce of inline scripts, which the server fills or removes after rendering. */
  nonce: string;
  publicOrigin: string;
  isDemo: boolean;
  /** True if pages may register the service worker. */
  usesServiceWorker: boolean;
  /** Retention periods of unused accounts and enquiries. */
  retention: Retention;
  now: Date;
  /** Published content; in a preview, with the draft. */
  content: Content;
  /** Renders a page with other content. For editors only. */
  renderPreview(asked: Request, context: RequestContext, shown: Content): Promise<Response>;
  /** Client of the connection; `0.0.0.0` for a page rendered for all visitors. */
  client: { ip: string; userAgent: string };
};

export const requestContext = createContext<RequestContext>();

/** Arguments of loaders, actions and gates. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
