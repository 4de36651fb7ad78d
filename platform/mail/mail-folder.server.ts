import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeCalendarPart } from './calendar-part.ts';
import type { Mail, MailTransport, Sender } from './mail.ts';

const MOST_KEPT = 200;
const NAME = /^\d{15}-[0-9a-f-]{36}\.json$/;

const storedMail = z.object({
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  messageId: z.string(),
  replyTo: z.string().optional(),
  references: z.string().optional(),
  unsubscribe: z.string().optional(),
  calendar: z.string().optional(),
  /** `content` is base64. */
  attachment: z.object({ name: z.string(), type: z.string(), content: z.string() }).optional(),
  sentAt: z.iso.datetime(),
});

export type StoredMail = z.infer<typeof storedMail> & { id: string };

export type MailFolder = {
  list(): Promise<StoredMail[]>;
  /** @param id from a list of emails or an address; an unknown or invalid one finds nothing */
  find(id: string): Promise<StoredMail | null>;
};

const folderOf = (dataDir: string) => path.join(dataDir, 'mail');

export function openMailFolder(dataDir: string): MailFolder {
  const folder = folderOf(dataDir);
  return {
    list: async () => {
      const mails = await Promise.all((await listNames(folder)).map((name) => read(folder, name)));
      return mails.filter((mail) => mail !== null);
    },
    find: async (id) => (NAME.test(`${id}.json`) ? read(folder, `${id}.json`) : null),
  };
}

export function createFolderTransport(dataDir: string, from: () => Sender): MailTransport {
  const folder = folderOf(dataDir);
  return {
    send: async (mail, { beforeContent } = {}) => {
      await beforeContent?.();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await store(folder, mail, from());
      await deleteOldest(folder);
      return undefined;
    },
    check: async () => null,
    close: async () => undefined,
  };
}

/** Gets its final name once it is complete. Emails contain sign-in links, so only this user may read the file. */
async function store(folder: string, mail: Mail, from: Sender): Promise<void> {
  const now = new Date();
  const name = `${String(now.getTime()).padStart(15, '0')}-${randomUUID()}`;
  const temporary = path.join(folder, `${name}.tmp`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    const calendar = mail.calendar && writeCalendarPart(mail.calendar, from);
    const attachment = mail.attachment && {
      ...mail.attachment,
      content: mail.attachment.content.toString('base64'),
    };
    await file.writeFile(JSON.stringify({ ...mail, calendar, attachment, from, sentAt: now.toISOString() }));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path.join(folder, `${name}.json`));
}

async function deleteOldest(folder: string): Promise<void> {
  const names = await listNames(folder);
  for (const name of names.slice(MOST_KEPT)) await rm(path.join(folder, name), { force: true });
}

async function read(folder: string, name: string): Promise<StoredMail | null> {
  try {
    const text = await readFile(path.join(folder, name), 'utf8');
    return { ...storedMail.parse(JSON.parse(text)), id: path.basename(name, '.json') };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
