import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { isNoSuchMailbox } from '#domain/mail/bounce-cause.ts';
import { withoutAddresses } from '#domain/mail/server-answer.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import { writeCalendarPart } from './calendar-part.ts';
import { type MailTransport, RecipientRefused, type Sender, type SendOptions } from './mail.ts';
import { explainFailure } from './smtp-failure.ts';

/** The limit of each step: connecting, the greeting, and every silence after that (F14). */
const TIMEOUT_MS = 30_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** @param url `smtp://` (TLS if the server offers it) or `smtps://`, with user and password if needed */
export function createSmtpTransport(url: string, from: () => Sender, timeout = TIMEOUT_MS): MailTransport {
  const { username, hostname } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // A password is only sent encrypted, except to this computer.
    requireTLS: username !== '' && !LOOPBACK.includes(hostname),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', holdContent);
  return {
    send: async ({ to, subject, unsubscribe, calendar, attachment, ...mail }, { beforeContent } = {}) => {
      try {
        const sender = from();
        // The envelope is set explicitly, so that no reading of the headers can add a recipient.
        const { response } = await transport.sendMail({
          ...mail,
          // A subject that looks encoded would be sent unchanged, and could decode to line breaks.
          subject: subject.replaceAll('=?', '= ?'),
          from: sender,
          to: { name: '', address: to },
          envelope: { from: sender.address, to },
          // Sent as an alternative part, and as an attachment for mail programs that ignore the part (RFC 6047).
          ...(calendar && {
            icalEvent: {
              method: calendar.method,
              filename: 'interview.ics',
              content: writeCalendarPart(calendar, sender),
            },
          }),
          ...(mail.references && { inReplyTo: mail.references }),
          ...(attachment && {
            attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
          }),
          ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
          ...(beforeContent && { beforeContent }),
        });
        return withoutAddresses(response);
      } catch (error) {
        throw describe(error, url);
      }
    },
    check: () =>
      transport.verify().then(
        () => null,
        (error: unknown) => ({
          kind: Object(error).code === 'EAUTH' ? ('sign_in_refused' as const) : ('not_usable' as const),
          detail: describe(error, url).message,
        }),
      ),
    close: async () => transport.close(),
  };
}

/** Nodemailer reads the content once the server has accepted sender and recipient and waits for it. */
function holdContent(
  { data, message }: { data: object; message: { processFunc(make: (content: Readable) => Readable): void } },
  done: () => void,
): void {
  const { beforeContent } = data as SendOptions;
  if (beforeContent)
    message.processFunc((content) => Readable.from(readAfter(beforeContent, content), { objectMode: false }));
  done();
}

async function* readAfter(isReady: () => Promise<void>, content: Readable) {
  await isReady();
  yield* content;
}

/** RFC 2369 and RFC 8058. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Keeps only the status code and the step in the message, because the server's words often name the recipient. */
function describe(error: unknown, url: string): Error {
  const { code, responseCode, command, response } = Object(error) as Partial<
    Record<'code' | 'command' | 'response', string>
  > & { responseCode?: number };
  const step = command?.split(' ', 1)[0] ?? 'CONN';
  if (!responseCode) {
    const unexplained = `The mail server could not be used: ${code ?? 'unknown fault'} at ${step}`;
    return new Error(explainFailure(error, url) ?? unexplained);
  }
  const message = `The mail server answered ${responseCode} at ${step}`;
  if (responseCode < 500) return new Error(message);
  if (step === 'RCPT')
    return new RecipientRefused(message, isNoSuchMailbox(response ?? ''), withoutAddresses(response));
  return step === 'DATA' ? new UnlikelyToSucceed(message) : new Error(message);
}
