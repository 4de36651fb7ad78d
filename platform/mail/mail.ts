/** One mail, and the port through which mails leave. */
import type { MailFault } from './mail-health.server.ts';

export type Mail = {
  /** One address, nothing around it. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** With its angle brackets. The same at every try of one task, so that a mail sent twice can be told to be one. */
  messageId: string;
  replyTo?: string;
};

export type Mailer = {
  /** True on a real site without a mail server: emails stay in a folder and are never delivered. */
  readonly reachesNobody?: boolean;
  /**
   * Resolves once the mail is written down or the server has taken it. Throws where the mail would reach more or other
   * people than `to`, and where it could not be handed over.
   */
  send(mail: Mail): Promise<void>;
};

export type MailTransport = Mailer & {
  /** Signs in to the mail server without sending anything. @returns what keeps mail from being sent, or null */
  check(): Promise<MailFault | null>;
  close(): Promise<void>;
};

/** Who it is in words, and one address. */
export type Sender = { name: string; address: string };
