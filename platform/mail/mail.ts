/** An email, and the port that sends it. */
import type { CalendarEvent } from '#domain/interview/calendar-event.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import type { MailFailure } from './mail-health.server.ts';

export type Mail = {
  /** One plain address without a display name. */
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
  /** A change for the recipient's calendar. The sender of the email organises it. */
  calendar?: Omit<CalendarEvent, 'organizer'>;
  /** A file that goes with it. */
  attachment?: { name: string; type: string; content: Buffer };
};

/** Thrown where the mail server refused the recipient for good (RFC 5321, 4.2.1: 5xx). */
export class RecipientRefused extends UnlikelyToSucceed {
  /** The server's words in one line, without addresses. They are shown to the desk, and not logged. */
  readonly answer: string;
  /** True: the server says that there is no such mailbox (RFC 3463: 5.1.x, 5.2.1). False: it does not say why, or refuses the content. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown: boolean, answer = '') {
    super(message);
    this.answer = answer;
    this.isUnknown = isUnknown;
  }
}

export type SendOptions = {
  /**
   * Called once the server waits for the content, which leaves when this has resolved. What fails before it has not been sent; what
   * fails after it may have been.
   */
  beforeContent?: () => Promise<void>;
};

export type Mailer = {
  /** True on a real site without a mail server: emails stay in a folder and are never delivered. */
  readonly reachesNobody?: boolean;
  /**
   * Resolves once the email is stored or the mail server has accepted it. Throws if the email could reach another
   * recipient than `to`, or if it was not accepted.
   * @returns the server's answer in one line, without addresses; undefined where there is no server
   */
  send(mail: Mail, options?: SendOptions): Promise<string | undefined>;
};

export type MailTransport = Mailer & {
  /** Signs in to the mail server without sending anything. @returns what keeps mail from being sent, or null */
  check(): Promise<MailFailure | null>;
  close(): Promise<void>;
};

/** The mailer of the site, which knows in whose name it sends. */
export type Mailbox = MailTransport & { sender(): Sender };

/** Display name and address of the sender. */
export type Sender = { name: string; address: string };
