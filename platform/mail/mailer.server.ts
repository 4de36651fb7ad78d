import { mails } from '#platform/metrics/counters.server.ts';
import { checkMail } from './check-mail.ts';
import type { Mailbox, Sender } from './mail.ts';
import { createFolderTransport } from './mail-folder.server.ts';
import { createSmtpTransport } from './smtp.server.ts';

type MailerOptions = {
  dataDir: string;
  smtpUrl: string | null;
  /** A function, because editors may change the agency's name and address. */
  from: () => Sender;
  isDemo?: boolean;
};

export function createMailer({ dataDir, smtpUrl, from, isDemo = false }: MailerOptions): Mailbox {
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, from) : createFolderTransport(dataDir, from);
  return {
    reachesNobody: !smtpUrl && !isDemo,
    send: async (mail, options) => {
      let answer: string | undefined;
      try {
        checkMail(mail);
        answer = await transport.send(mail, options);
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
      mails.inc({ outcome: 'sent' });
      return answer;
    },
    check: smtpUrl || isDemo ? transport.check : async () => ({ kind: 'no_server', detail: 'SMTP_URL is not set' }),
    close: transport.close,
    sender: from,
  };
}
