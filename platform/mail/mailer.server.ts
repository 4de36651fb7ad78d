/** The door through which mail leaves: into a folder in the demo, to a mail server where one is configured. */
import { checkMail } from './check-mail.ts';
import type { MailTransport, Sender } from './mail.ts';
import { createFolderTransport } from './mail-folder.server.ts';
import { createSmtpTransport } from './smtp.server.ts';

type MailerOptions = { dataDir: string; smtpUrl: string | null; from: Sender };

export function createMailer({ dataDir, smtpUrl, from }: MailerOptions): MailTransport {
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, from) : createFolderTransport(dataDir, from);
  return {
    send: async (mail) => {
      checkMail(mail);
      await transport.send(mail);
    },
    close: transport.close,
  };
}
