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
  /** Their secrets, and the message of the test button; what happens on the site is sent in the background. */
  webhooks: Webhooks;
  /** Seals the key of the account that tells Google of jobs; it is told in the background. */
  googleIndexing: GoogleIndexing;
  /** Meets the server that adverts are uploaded to, and seals its password; they are uploaded in the background. */
  sftp: Sftp;
  tasks: Tasks;
  /** The store of CVs. */
  storage: Storage;
  /** Folder of this process alone, for files that are too large for memory while they are received. */
  uploadFolder: string;
  /** Notifies devices; null if this site sends no notifications. */
  push: Push | null;
  /** The assistant's language model; null if it answers by its rules. */
  languageModel: LanguageModel | null;
  /** Finds the names, other than PUBLIC_ORIGIN, under which browsers had forms refused. */
  findRefusedOrigins: () => Promise<RefusedOrigin[]>;
  mailHealth: Pick<MailHealth, 'fault' | 'checkAgain'>;
  /** Only for what an administrator tries out: emails are sent by background tasks. */
  mailer: Pick<Mailbox, 'check' | 'send' | 'sender' | 'reachesNobody'>;
  /** The demo's mail; null on a real site. */
  mailFolder: MailFolder | null;
};

export type RequestContext = SiteServices & {
  /** Names this request in the log, and the error the person sees. */
  requestId: string;
  /** Nonce of inline scripts: a slot that the server fills or removes after the page is rendered. */
  nonce: string;
  publicOrigin: string;
  isDemo: boolean;
  /** Whether pages may put the service worker in place. */
  usesServiceWorker: boolean;
  /** Retention periods of unused accounts and enquiries. */
  retention: Retention;
  now: Date;
  /** Published content; in the preview of a draft, with that draft. */
  content: Content;
  /** Answers as if other content were published. For editors only. */
  renderPreview(asked: Request, context: RequestContext, shown: Content): Promise<Response>;
  /** The client of the connection; `0.0.0.0` for a page that is made for all visitors. */
  client: { ip: string; userAgent: string };
};

export const requestContext = createContext<RequestContext>();

/** Arguments of loaders, actions and gates. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
