/** What a check is given, and what it says. A check changes nothing that lasts. */

import type { Database } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { LookUpText } from '#platform/dns/text-records.server.ts';
import type { Mailbox } from '#platform/mail/mail.ts';
import type { RefusedOrigin } from '#platform/origins/refused-origins.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { CheckGroup, CheckState, Mend } from '../../schema.ts';

export type CheckServices = {
  database: Pick<Database, 'asSystem'>;
  /** @returns what keeps the site from using its database; null: nothing */
  findDatabaseFault: () => Promise<string | null>;
  /** All that is published. Throws if it could not be read. */
  content: () => Content;
  storage: Pick<Storage, 'put' | 'open' | 'remove'>;
  mailer: Pick<Mailbox, 'check' | 'sender'>;
  lookUpText: LookUpText;
  /** Names under which forms were refused; the latest first. */
  findRefusedOrigins: () => Promise<RefusedOrigin[]>;
  publicOrigin: string;
  isDemo: boolean;
  now: Date;
};

export type Verdict = { state: CheckState; text: string };

export type Check = {
  id: string;
  group: CheckGroup;
  title: string;
  /** Where a person puts it right; null: on the server, as the text says. */
  mend: Mend | null;
  /** It asks another server, or writes: a page that people open again and again does not wait for it (recent-checks.server.ts). */
  isSlow?: true;
  /** May throw: then it is not known (run-checks.server.ts). */
  run: (services: CheckServices) => Verdict | Promise<Verdict>;
};

export const ok = (text: string): Verdict => ({ state: 'ok', text });
export const warning = (text: string): Verdict => ({ state: 'warning', text });
export const fault = (text: string): Verdict => ({ state: 'fault', text });
export const unknown = (text: string): Verdict => ({ state: 'unknown', text });
