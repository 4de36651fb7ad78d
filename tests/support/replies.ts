import { noteReply } from '#app/features/people/applications/commands/replies/note-reply.server.ts';
import type { MailFile, MailReply } from '#platform/mail/mail-reply.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { NO_STORAGE } from './account-services.ts';
import type { TestDatabase } from './database.ts';
import { queryTasks } from './task-queue.ts';

export const REPLY = { subject: 'Re: A question', text: 'Yes', isAutomatic: false, files: [], calendar: null } as const;

export const keepReply = ({ database }: Pick<TestDatabase, 'database'>, reply: MailReply, storage = NO_STORAGE) =>
  noteReply({ database, openStorage: async (): Promise<Storage> => storage }, reply);

export const attached = (name: string, bytes: Buffer, mediaType = 'application/octet-stream'): MailFile => ({
  name,
  mediaType,
  bytes,
});

export async function fileOfReply(database: TestDatabase, application: string): Promise<string | undefined> {
  const [file] = await queryTasks<{ id: string }>(
    database,
    'SELECT c.id FROM cvs AS c JOIN application_letters AS l ON l.id = c.letter_id WHERE l.application_id = $1',
    [application],
  );
  return file?.id;
}
