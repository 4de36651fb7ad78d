/** Reads an email that a person wrote in reply to one of ours. */
import PostalMime from 'postal-mime';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { wordsOfParts } from '#domain/mail/reply-words.ts';

export type MailReply = {
  from: string;
  subject: string;
  /** What they wrote, without what they quote. */
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
  const text = cut(wordsOfParts(show(email.text ?? ''), show(email.html ?? '')), LENGTHS.text);
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

/** RFC 3834: an answer that a machine gives, such as that its person is away. */
const isAutomatic = (headers: readonly { key: string; value: string }[]): boolean =>
  headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && !/^no\b/i.test(value.trim())) ||
      (key === 'precedence' && /^(bulk|junk|list)\b/i.test(value.trim())),
  );

const show = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNSHOWABLE, '');

const cut = (text: string, most: number) =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
