/** An email, and the port that sends it. */
import type { CalendarEvent } from '#domain/calendar/interview-event.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import type { MailFailure } from './mail-health.server.ts';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Includes angle brackets. The same for every retry of a task, so that mail programs can recognise a duplicate. */
  messageId: string;
  replyTo?: string;
  /** Message-ID, with angle brackets, of the thread in which mail programs list the email. */
  references?: string;
  /** The https address that ends these emails by one POST (RFC 8058). Mail programs show a button for it. */
  unsubscribe?: string;
  calendar?: Omit<CalendarEvent, 'organizer'>;
  attachment?: { name: string; type: string; content: Buffer };
};

/** Thrown if the mail server permanently refused the recipient (RFC 5321, 4.2.1: 5xx). */
export class RecipientRefused extends UnlikelyToSucceed {
  /** The server's response in one line, without addresses. The desk shows it; the log does not contain it. */
  readonly answer: string;
  /** True if the server says that the mailbox does not exist (RFC 3463: 5.1.x, 5.2.1). False if it gives another reason or none. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown: boolean, answer = '') {
    super(message);
    this.answer = answer;
    this.isUnknown = isUnknown;
  }
}

export type SendOptions = {
  /**
   * Called when the server waits for the content, which is sent once this resolves. If sending fails before, the email was not sent; if it
   * fails later, it may have been.
   */
  beforeContent?: () => Promise<void>;
};

export type Mailer = {
  readonly reachesNobody?: boolean;
  /**
   * Resolves once the email is stored or the mail server has accepted it. Throws if it could reach anybody but `to`, or was not accepted.
   * @returns the server's response in one line, without addresses; undefined without a server
   */
  send(mail: Mail, options?: SendOptions): Promise<string | undefined>;
};

export type MailTransport = Mailer & {
  /** Signs in to the mail server without sending anything. @returns what keeps mail from being sent, or null */
  check(): Promise<MailFailure | null>;
  close(): Promise<void>;
};

export type Mailbox = MailTransport & { sender(): Sender };

export type Sender = { name: string; address: string };
