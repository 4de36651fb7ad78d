/** An email, and the port that sends it. */
import type { MailFault } from './mail-health.server.ts';

export type Mail = {
  /** One plain address without a display name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** With its angle brackets. The same for every retry of a task, so that mail programs can recognise a duplicate. */
  messageId: string;
  replyTo?: string;
};

export type Mailer = {
  /** True on a real site without a mail server: emails stay in a folder and are never delivered. */
  readonly reachesNobody?: boolean;
  /**
   * Resolves once the email is stored or the mail server has accepted it. Throws if the email could reach another
   * recipient than `to`, or if it was not accepted.
   */
  send(mail: Mail): Promise<void>;
};

export type MailTransport = Mailer & {
  /** Signs in to the mail server without sending anything. @returns what keeps mail from being sent, or null */
  check(): Promise<MailFault | null>;
  close(): Promise<void>;
};

/** The mailer of the site, which knows in whose name it sends. */
export type Mailbox = MailTransport & { sender(): Sender };

/** Display name and address of the sender. */
export type Sender = { name: string; address: string };
