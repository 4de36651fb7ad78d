/** Reads an email that a person wrote in reply to one of ours. */
import PostalMime from 'postal-mime';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { stripMarkup } from '#domain/text/plain-text.ts';

export type MailReply = {
  from: string;
  subject: string;
  /** What they wrote, without what they quote at its end. */
  text: string;
  messageId: string;
  /** Everything that the email names as what it replies to. */
  references: string;
};

const LENGTHS = { subject: 200, text: 20_000, references: 10_000 };
/** Characters that a page and the database cannot show. */
const UNSHOWABLE = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** @returns null for what no person wrote, names no sender or has no text of its own */
export async function readMailReply(message: Uint8Array): Promise<MailReply | null> {
  const email = await PostalMime.parse(message).catch(() => null);
  const from = readEmailAddress(email?.from?.address ?? '');
  const messageId = /^<[^<>\s]{1,240}>$/.exec(email?.messageId?.trim() ?? '')?.[0];
  if (!email || !from || !messageId || isAutomatic(email.headers)) return null;
  const text = cut(withoutQuote(show(email.text ?? textOf(email.html ?? ''))), LENGTHS.text);
  if (text === '') return null;
  return {
    from,
    subject: cut(
      show(email.subject ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      LENGTHS.subject,
    ),
    text,
    messageId,
    references: `${email.inReplyTo ?? ''} ${email.references ?? ''}`.slice(0, LENGTHS.references),
  };
}

/** Of an email without a text part. Markup goes, what it encloses stays. */
const textOf = (html: string) =>
  stripMarkup(html.replaceAll(/<(br|\/p|\/div)\b/gi, '\n<$1')).replaceAll(
    /&(amp|lt|gt|quot|nbsp|#39);/g,
    (_, name: string) => ENTITIES[name] ?? '',
  );

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** RFC 3834: an answer that a machine gives, such as that its person is away. */
const isAutomatic = (headers: readonly { key: string; value: string }[]): boolean =>
  headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && !/^no\b/i.test(value.trim())) ||
      (key === 'precedence' && /^(bulk|junk|list)\b/i.test(value.trim())),
  );

const show = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNSHOWABLE, '');

/** Mail programs put what is replied to at the end, each line after a `>`, below a line such as ‘On 3 December, Tidewell wrote:’. */
function withoutQuote(text: string): string {
  const lines = text.trimEnd().split('\n');
  while (lines.length > 0 && /^\s*(>.*)?$/.test(lines.at(-1) ?? '')) lines.pop();
  const isQuoted = lines.length < text.trimEnd().split('\n').length;
  if (isQuoted && /:\s*$/.test(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n').trim();
}

const cut = (text: string, most: number) =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
