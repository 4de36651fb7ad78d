/** The task that sends one email. The text is written when it is sent, so that no address and no link waits in the queue. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';
import type { Mail } from './mail.ts';
import type { MailContent } from './mail-frame.tsx';

type UnsentMail = Omit<Mail, 'messageId'>;

/** The ids that each email is written from. A feature adds its emails from its emails/mails.server.ts (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the features
export interface MailPayloads {}

export type MailName = keyof MailPayloads;

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-mail': { [Name in MailName]: { mail: Name } & MailPayloads[Name] }[MailName];
  }
}

export type MailEntry<Payload> = {
  schema: z.ZodType<Payload>;
  run(services: TaskServices, ids: Payload, taskId: string): Promise<void>;
  /** Sent to many recipients at once, so it waits until all other emails are sent. */
  isBulk?: true;
  example(): MailContent;
};

export type PayloadsOf<Entries> = {
  [Name in keyof Entries]: Entries[Name] extends MailEntry<infer Payload> ? Payload : never;
};

type MailDefinition<Name extends string, Payload, Written extends UnsentMail> = {
  schema: z.ZodType<Payload>;
  write(transaction: Transaction<DB>, payload: Payload & { mail: Name }, publicOrigin: string): Promise<Written | null>;
  /** Replaces `sendTaskMail` if more has to be done, such as storing that the email was sent. */
  send?(services: TaskServices, written: Written, taskId: string, payload: Payload & { mail: Name }): Promise<void>;
  isBulk?: true;
  example(name: Name): MailContent;
};

export function defineMails<Name extends string, Payload extends object, Written extends UnsentMail>(
  names: readonly Name[],
  { schema, write, send = sendTaskMail, example, ...options }: MailDefinition<Name, Payload, Written>,
): Record<Name, MailEntry<Payload>> {
  const entryOf = (mail: Name): MailEntry<Payload> => ({
    ...options,
    schema,
    example: () => example(mail),
    run: async (services, ids, taskId) => {
      const { database, log, publicOrigin } = services;
      const payload = { ...ids, mail };
      const composedMail = await database.asSystem((transaction) => write(transaction, payload, publicOrigin));
      if (composedMail) return send(services, composedMail, taskId, payload);
      log.info({ taskId, mail }, 'a mail is not needed any more');
    },
  });
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<Name, MailEntry<Payload>>;
}

/** Equals the number of connections to the mail server (smtp.server.ts). */
const AT_ONCE = 4;

type AnyMail = { mail: string };

/** Sends every email of the registry. @param unnamed the email for payloads without a name */
export function mailTask<Payload extends AnyMail>(
  entries: Readonly<Record<string, MailEntry<object>>>,
  unnamed?: string,
): TaskHandler<Payload> {
  // A newer version may run at the same time, so an unknown name throws: the task is retried until a process knows the email.
  const entryOf = (name: string) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (!entry) throw new Error(`This version of the site has no email ${name}`);
    return entry;
  };
  const payloadSchema = z
    .looseObject({ mail: unnamed === undefined ? z.string() : z.string().default(unnamed) })
    .superRefine(({ mail, ...ids }, context) => {
      if (!Object.hasOwn(entries, mail)) return;
      for (const issue of entryOf(mail).schema.safeParse(ids).error?.issues ?? []) context.addIssue({ ...issue });
    });
  return {
    schema: payloadSchema as unknown as z.ZodType<Payload>,
    atOnce: AT_ONCE,
    priority: ({ mail }) => (entryOf(mail).isBulk ? -1 : 0),
    run: async (services, { mail, ...ids }, { taskId }) => entryOf(mail).run(services, ids, taskId),
  };
}

/** Every attempt sends the same Message-ID, so that mail programs recognise a duplicate. */
export async function sendTaskMail(
  { mailer, publicOrigin }: Pick<TaskServices, 'mailer' | 'publicOrigin'>,
  mail: UnsentMail,
  taskId: string,
): Promise<void> {
  await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
}
