import { setTimeout as wait } from 'node:timers/promises';
import { openMailFolder, type StoredMail } from '#platform/mail/mail-folder.server.ts';
import { PATIENCE_MS } from './patience.ts';
import type { Site } from './site.ts';

export type ReadMail = Pick<
  StoredMail,
  'id' | 'to' | 'subject' | 'text' | 'html' | 'messageId' | 'calendar' | 'attachment'
> & {
  links: string[];
};

type MailFilter = {
  to: string;
  subject?: string | RegExp;
  /** Emails to ignore; among several others the newest is returned. */
  after?: readonly { id: string }[];
};

/** Waits for an email; throws after PATIENCE_MS and lists the emails that arrived. */
export async function waitForMail(site: Pick<Site, 'dataDir'>, wanted: MailFilter): Promise<ReadMail> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(50)) {
    const mail = (await listMails(site)).find((each) => isWanted(each, wanted));
    if (mail) return mail;
  }
  const summaries = (await listMails(site)).map(({ to, subject }) => `'${subject}' to ${to}`);
  throw new Error(`No mail '${wanted.subject ?? ''}' to ${wanted.to}. There is: ${summaries.join(', ') || 'nothing'}`);
}

export async function listMails({ dataDir }: Pick<Site, 'dataDir'>): Promise<ReadMail[]> {
  const mails = await openMailFolder(dataDir).list();
  return mails.map((mail) => ({ ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }));
}

function isWanted({ id, to, subject }: ReadMail, wanted: MailFilter): boolean {
  if (wanted.after?.some((each) => each.id === id)) return false;
  const isSubject =
    typeof wanted.subject === 'string' ? subject === wanted.subject : (wanted.subject?.test(subject) ?? true);
  return to === wanted.to && isSubject;
}
