import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { isAutomaticAnswer } from '#domain/mail/automatic-answer.ts';
import { type CalendarAnswer, readCalendarAnswer } from '#domain/mail/calendar-answer.ts';
import { wordsOfParts } from '#domain/mail/reply-words.ts';
import { CV_EXTENSIONS, CV_MEDIA_TYPES } from '#domain/profile/cv.ts';
import { oneLine } from '#domain/text/one-line.ts';

export type MailFile = {
  name: string;
  /** Declared by the sender's mail program, so not trustworthy. */
  mediaType: string;
  bytes: Buffer;
};

export type MailReply = {
  from: string;
  subject: string;
  text: string;
  messageId: string;
  references: string;
  /** True for an automatic answer, such as an out-of-office note. */
  isAutomatic: boolean;
  files: readonly MailFile[];
  calendar: CalendarAnswer | null;
};

const LENGTHS = { subject: 200, text: 20_000, references: 10_000, fileName: 100 };
const UNSHOWABLE = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** @returns null for emails to many recipients, without a sender, or without text and files */
export async function readMailReply(message: Uint8Array): Promise<MailReply | null> {
  const email = await PostalMime.parse(message).catch(() => null);
  const from = readEmailAddress(email?.from?.address ?? '');
  const messageId = /^<[^<>\s]{1,240}>$/.exec(email?.messageId?.trim() ?? '')?.[0];
  if (!email || !from || !messageId || isForMany(email.headers) || isReport(email)) return null;
  const text = cut(wordsOfParts(show(email.text ?? ''), show(email.html ?? '')), LENGTHS.text);
  const files = filesOf(email);
  const calendar = calendarOf(email);
  if (text === '' && files.length === 0 && !calendar) return null;
  const subject = oneLine(show(email.subject ?? ''));
  return {
    from,
    subject: cut(subject, LENGTHS.subject),
    text: text || (calendar ? '' : NO_TEXT),
    messageId,
    references: `${email.inReplyTo ?? ''} ${email.references ?? ''}`.slice(0, LENGTHS.references),
    isAutomatic: !calendar && isAutomaticAnswer(email.headers, subject, text),
    files,
    calendar,
  };
}

function calendarOf({ attachments }: Email): CalendarAnswer | null {
  const part = attachments.find(isCalendar);
  return part ? readCalendarAnswer(show(new TextDecoder().decode(bytesOf(part)))) : null;
}

const NO_TEXT = 'This email has no text.';
const MOST_FILES = 20;
/** Counted in bytes. Logos and icons in email signatures are smaller. */
const LARGEST_DECORATION = 100_000;
const ADDED_BY_PROGRAMS = /^application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|keys))$/;

const isCalendar = ({ mimeType, filename }: Attachment): boolean =>
  /^(?:text\/calendar|application\/ics)$/.test(mimeType) || /\.ics$/i.test(filename ?? '');

/** Files that a person sent. Calendar parts, signatures and small pictures in the text, such as a logo, are not. */
function filesOf({ attachments, html = '' }: Email): MailFile[] {
  return attachments
    .filter((part) => !isCalendar(part) && !ADDED_BY_PROGRAMS.test(part.mimeType) && !isDecoration(part, html))
    .map((part) => ({ name: nameOf(part), mediaType: part.mimeType, bytes: bytesOf(part) }))
    .filter(({ name }) => name !== '')
    .slice(0, MOST_FILES);
}

function isDecoration(part: Attachment, html: string): boolean {
  const { mimeType, related, disposition, contentId } = part;
  const id = contentId?.replaceAll(/[<>]/g, '') ?? '';
  const isShown = (related && disposition !== 'attachment') || (id !== '' && html.includes(`cid:${id}`));
  return isShown === true && mimeType.startsWith('image/') && bytesOf(part).length < LARGEST_DECORATION;
}

/** Phones attach documents without a name, or without a file extension. */
function nameOf({ filename, mimeType }: Attachment): string {
  const name = cut(oneLine(show(filename ?? '')), LENGTHS.fileName);
  const { [mimeType]: extension } = EXTENSIONS;
  if (!extension) return name;
  return /\.\w{1,5}$/.test(name) ? name : `${name || 'attachment'}.${extension}`;
}

const EXTENSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  CV_EXTENSIONS.map((extension) => [CV_MEDIA_TYPES[extension], extension]),
);

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

const isReport = ({ headers, from }: Email): boolean =>
  headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report\b/i.test(value)) ||
  /^(?:mailer-?daemon|postmaster)@/i.test(from?.address ?? '');

const isForMany = (headers: readonly { key: string; value: string }[]): boolean =>
  headers.some(
    ({ key, value }) =>
      key === 'list-unsubscribe' || (key === 'precedence' && /^(bulk|junk|list)\b/i.test(value.trim())),
  ) && !headers.some(({ key, value }) => key === 'auto-submitted' && /^auto-replied\b/i.test(value.trim()));

const show = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNSHOWABLE, '');

const cut = (text: string, most: number) =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
