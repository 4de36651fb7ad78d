/** Reads reports of mail servers on a sent email: delivery failed (RFC 3464 and other formats), or the reader complained (RFC 5965). */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import {
  type BounceCause,
  causeOf,
  IS_REPORT_SUBJECT,
  type RecipientStatus,
  SAYS_DELAYED,
  SAYS_ENDED,
} from '#domain/mail/bounce-cause.ts';
import { findQuotedId, readFields, readId } from '#domain/mail/mail-fields.ts';
import { linesOfHtml } from '#domain/mail/reply-html.ts';
import { withoutAddresses } from '#domain/mail/server-answer.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { isUuid } from '#domain/uuid.ts';

export type MailReport =
  | {
      kind: 'bounce';
      messageId: string;
      cause: BounceCause;
      answer: string;
      server: string;
    }
  | {
      kind: 'complaint';
      messageId: string | null;
      /** Tokens of the email's unsubscribe links; like the Message-ID, they identify the email. */
      stopTokens: readonly string[];
    };

/** @returns the id of the email's row; null if the report names none */
export function reportedId({ messageId }: MailReport): string | null {
  const id = messageId?.slice(1).split('@', 1)[0] ?? '';
  return isUuid(id) ? id : null;
}

export const describeBounce = ({ server, answer }: Extract<MailReport, { kind: 'bounce' }>): string =>
  [server, withoutAddresses(answer)].filter((part) => part !== '').join(': ');

/** Bytes that are read of each part. Fields and headers come first. */
const MOST_BYTES_OF_A_PART = 64 * 1024;
const COMPLAINTS = ['abuse', 'fraud', 'opt-out'];
/** The deepest nesting: a report may have been forwarded more than once. */
const DEEPEST = 3;
const MOST_PARTS = 20;
const LONGEST_ANSWER = 300;

/**
 * Ignores addresses in the report: anybody can send one, but only mail servers on the way and the recipient know the Message-ID. @returns
 * null for other emails, for a delay, and for a report that does not name the email
 */
export async function readMailReport(message: Uint8Array, depth = 0): Promise<MailReport | null> {
  const email = await PostalMime.parse(message, { forceRfc822Attachments: true }).catch(() => null);
  if (!email) return null;
  const complaint = readComplaint(email);
  if (complaint) return complaint;
  const bounce = isReport(email) ? readBounce(email) : null;
  if (bounce || depth >= DEEPEST) return bounce;
  for (const part of email.attachments.filter(isEmail).slice(0, 2)) {
    const inner = await readMailReport(bytesOf(part), depth + 1);
    if (inner) return inner;
  }
  return null;
}

const headerOf = ({ headers }: Email, name: string): string => headers.find(({ key }) => key === name)?.value ?? '';

/** `null` if the email is not a multipart/report. */
const reportType = (email: Email): string | null =>
  /^multipart\/report\b.*;\s*report-type\s*=\s*"?([\w-]+)/is
    .exec(headerOf(email, 'content-type'))?.[1]
    ?.toLowerCase() ?? null;

function isReport(email: Email): boolean {
  const type = reportType(email);
  return type === null ? isOfServer(email) || IS_REPORT_SUBJECT.test(email.subject ?? '') : type === 'delivery-status';
}

function isOfServer(email: Email): boolean {
  return (
    /^(?:mailer-?daemon|post-?master|mail-?daemon|mdaemon|bounces?|mailerdaemon|no-?reply-?bounce|microsoftexchange\w*|mail\.?delivery\S*)(?:[@+-]|$)/i.test(
      email.from?.address ?? '',
    ) ||
    headerOf(email, 'x-failed-recipients') !== '' ||
    (headerOf(email, 'return-path').trim() === '<>' &&
      /\b5\d\d\b|\b5\.[0-7]\.\d/.test(email.text ?? email.html ?? '')) ||
    email.attachments.some(({ mimeType }) => STATUS_PART.test(mimeType))
  );
}

const STATUS_PART = /^message\/(global-)?delivery-status$/;
const ORIGINAL = /^(message\/(rfc822|global)|(text|message)\/(rfc822|global)-headers)$/;
const isEmail = ({ mimeType }: Attachment) => /^message\/(rfc822|global)$/.test(mimeType);

function readBounce(email: Email): MailReport | null {
  const texts = textsOf(email);
  const messageId = readOriginalId(email, texts);
  if (!messageId) return null;
  const recipients = readRecipients(email, texts);
  const causes = recipients.map(causeOf);
  const [cause] = causes;
  if (!cause || causes.includes(null)) return null;
  const [{ answer, server } = { answer: '', server: '' }] = recipients;
  return { kind: 'bounce', messageId, cause, answer: oneLine(answer).slice(0, LONGEST_ANSWER), server };
}

/** Reads the report's fields for each recipient, or else its text for all of them. */
function readRecipients(email: Email, texts: readonly string[]): (RecipientStatus & { server: string })[] {
  const statuses = [...partsOf(email, STATUS_PART), ...texts];
  const recipients = statuses.flatMap((text) => {
    const blocks = readFields(text);
    const reporting = blocks.find((fields) => fields.has('reporting-mta'))?.get('reporting-mta');
    return blocks
      .filter((fields) => fields.has('final-recipient') || (fields.has('action') && fields.has('status')))
      .map((fields) => ({
        action: fields.get('action') ?? '',
        status: fields.get('status') ?? '',
        answer: fields.get('diagnostic-code')?.replace(/^\s*[\w-]+\s*;\s*/, '') ?? '',
        server: readServer(fields.get('remote-mta') ?? reporting),
      }));
  });
  const words = texts.map(withoutOriginal).join('\n').slice(0, 20_000);
  if (recipients.length > 0)
    return recipients.map((recipient) => (recipient.answer ? recipient : { ...recipient, answer: answerIn(words) }));
  const isDelay =
    SAYS_DELAYED.test(`${email.subject ?? ''}\n${words}`) &&
    !SAYS_ENDED.test(words) &&
    !/\b(?:5\.\d\.\d|55\d)\b/.test(words);
  return [{ action: isDelay ? 'delayed' : 'failed', status: '', answer: answerIn(words) || words, server: '' }];
}

const readServer = (field = ''): string => /^(?:[\w-]+\s*;)?\s*([a-z\d][a-z\d.-]{1,98})/i.exec(field)?.[1] ?? '';

/** The server's line with a status code, and the two lines after it. */
function answerIn(words: string): string {
  const lines = words.split('\n');
  const at = lines.findIndex((line) =>
    /(?:^|[^\d.])[45]\d\d[\s-]+\S|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(line.slice(0, 500)),
  );
  return at < 0
    ? ''
    : lines
        .slice(at, at + 3)
        .join(' ')
        .trim();
}

/** Cuts off the returned email, which begins below a separator line or with its first header. */
function withoutOriginal(text: string): string {
  const at = text.search(
    /^[>|\s]{0,8}(?:-{2,}.{0,80}(?:copy|original|below|kopie|copie|returned).{0,80}|return-path:|received: |message-id:)/im,
  );
  return at < 0 ? text : text.slice(0, at);
}

function readOriginalId(email: Email, texts: readonly string[]): string | null {
  const originals = partsOf(email, ORIGINAL);
  for (const original of originals) {
    const [headers] = readFields(original);
    const id = readId(headers?.get('message-id'));
    if (id) return id;
  }
  if (originals.length > 0 && reportType(email) !== null) return readId(headerOf(email, 'in-reply-to'));
  for (const text of [...partsOf(email, STATUS_PART), ...texts]) {
    const id = findQuotedId(text) ?? readId(/^x?-?original-message-id:(.*)$/im.exec(text)?.[1]);
    if (id) return id;
  }
  // A person may reply with a subject that sounds like a report.
  if (reportType(email) === null && !isOfServer(email)) return null;
  return readId(headerOf(email, 'in-reply-to')) ?? readId(headerOf(email, 'references').split(/\s+/).at(-1));
}

const STOP_TOKEN = /\/(?:alerts|emails)\/stop\?(?:[\w=&-]*&)?token=(?:3D)?([\w-]{43})/g;

function readComplaint(email: Email): MailReport | null {
  const originals = partsOf(email, ORIGINAL);
  const [feedback] = partsOf(email, /^message\/feedback-report$/).flatMap(readFields);
  const type = feedback?.get('feedback-type')?.toLowerCase();
  const isComplaint =
    type === undefined
      ? originals.length > 0 &&
        /^\s*(?:complaint about message from|spam complaint|abuse report)/i.test(email.subject ?? '')
      : COMPLAINTS.includes(type);
  if (!isComplaint) return null;
  const [headers] = originals.slice(0, 1).flatMap((original) => readFields(original).slice(0, 1));
  const stopTokens = [
    ...originals
      .join('\n')
      .replaceAll(/=\r?\n/g, '')
      .matchAll(STOP_TOKEN),
  ].map(([, token = '']) => token);
  return {
    kind: 'complaint',
    messageId: readId(headers?.get('message-id')),
    stopTokens: [...new Set(stopTokens)].slice(0, 5),
  };
}

function textsOf(email: Email): string[] {
  const html = email.html
    ? linesOfHtml(email.html)
        .map(({ text }) => text)
        .join('\n')
    : '';
  return [email.text ?? '', html, ...partsOf(email, /^text\/plain$/)].map((text) =>
    text.slice(0, MOST_BYTES_OF_A_PART),
  );
}

const partsOf = ({ attachments }: Email, type: RegExp): string[] =>
  attachments
    .filter(({ mimeType }) => type.test(mimeType))
    .slice(0, MOST_PARTS)
    .map((part) => new TextDecoder('latin1').decode(bytesOf(part).subarray(0, MOST_BYTES_OF_A_PART)));

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
