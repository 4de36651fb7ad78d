/** A task that sends one email. The email is written when it leaves, so that no address and no link waits in a queue. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';
import type { Mail } from './mail.ts';

type UnsentMail = Omit<Mail, 'messageId'>;

type MailTask<Payload extends object, Written extends UnsentMail> = Pick<TaskHandler<Payload>, 'schema'> & {
  /** @returns null if the email is not needed any more */
  write(transaction: Transaction<DB>, payload: Payload, publicOrigin: string): Promise<Written | null>;
  /** Replaces `sendTaskMail` where more must happen, such as a record that it was sent. */
  send?(services: TaskServices, written: Written, taskId: string, payload: Payload): Promise<void>;
};

export const mailTask = <Payload extends object, Written extends UnsentMail>({
  schema,
  write,
  send = sendTaskMail,
}: MailTask<Payload, Written>): TaskHandler<Payload> => ({
  schema,
  run: async (services, payload, { taskId }) => {
    const { database, log, publicOrigin } = services;
    const written = await database.asSystem((transaction) => write(transaction, payload, publicOrigin));
    if (written) return send(services, written, taskId, payload);
    log.info({ taskId, ...('mail' in payload && { mail: payload.mail }) }, 'a mail is not needed any more');
  },
});

/** Every try of a task sends the same Message-ID, so that mail programs recognise a duplicate. */
export async function sendTaskMail(
  { mailer, publicOrigin }: Pick<TaskServices, 'mailer' | 'publicOrigin'>,
  mail: UnsentMail,
  taskId: string,
): Promise<void> {
  await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
}
