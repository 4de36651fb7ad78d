/** The type of a check, its inputs and its result. A check changes nothing permanently. */

import type { Database } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { LookUpText } from '#platform/dns/text-records.server.ts';
import type { Mailbox } from '#platform/mail/mail.ts';
import type { RefusedOrigin } from '#platform/origins/refused-origins.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { CheckGroup, CheckState, Mend } from '../../schema.ts';

export type CheckServices = {
  database: Pick<Database, 'asSystem'>;
  findDatabaseFault: () => Promise<string | null>;
  /** The published content. Throws if it could not be read. */
  content: () => Content;
  storage: Pick<Storage, 'put' | 'open' | 'remove'>;
  mailer: Pick<Mailbox, 'check' | 'sender'>;
  lookUpText: LookUpText;
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
  /** The page to solve it on; null if it is on the server, as the text explains. */
  mend: Mend | null;
  /** The check asks another server or writes, so pages that are opened often do not wait for it (recent-checks.server.ts). */
  isSlow?: true;
  /** May throw; the state is then 'unknown' (run-checks.server.ts). */
  run: (services: CheckServices) => Verdict | Promise<Verdict>;
};

export const ok = (text: string): Verdict => ({ state: 'ok', text });
export const warning = (text: string): Verdict => ({ state: 'warning', text });
export const fault = (text: string): Verdict => ({ state: 'fault', text });
export const unknown = (text: string): Verdict => ({ state: 'unknown', text });
