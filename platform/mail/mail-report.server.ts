/** Reads what mail servers report of an email that left: it could not be delivered (RFC 3464), or its reader complained (RFC 5965). */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isNoSuchMailbox } from './mail.ts';

export type MailReport = {
  /** Message-ID of the email that left, with its angle brackets. */
  messageId: string;
} & (
  | {
      kind: 'bounce';
      /** As in RecipientRefused. */
      isUnknown: boolean;
    }
  | { kind: 'complaint' }
);

/** What of each part is read. Fields and headers come first. */
const MOST_BYTES_OF_A_PART = 64 * 1024;
const COMPLAINTS = ['abuse', 'fraud', 'opt-out'];

/**
 * Looks at nothing that the report says of addresses: a report can come from anybody, but only mail servers on the way and the recipient
 * know the Message-ID.
 * @returns null of any other email, of a delay, and of a report that does not say which email it is about
 */
export async function readMailReport(message: Uint8Array): Promise<MailReport | null> {
  const email = await PostalMime.parse(message, { forceRfc822Attachments: true }).catch(() => null);
  const type = email?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!email || !/^multipart\/report\b/i.test(type)) return null;
  const messageId = readMessageId(email);
  if (!messageId) return null;
  const [, kind = ''] = /;\s*report-type\s*=\s*"?(delivery-status|feedback-report)\b/i.exec(type) ?? [];
  if (kind.toLowerCase() === 'delivery-status') {
    const refusal = readRefusal(textOf(email, /^message\/(global-)?delivery-status$/));
    return refusal === null ? null : { kind: 'bounce', messageId, isUnknown: isNoSuchMailbox(refusal) };
  }
  const [feedback] = readFields(textOf(email, /^message\/feedback-report$/));
  return COMPLAINTS.includes(feedback?.get('feedback-type')?.toLowerCase() ?? '')
    ? { kind: 'complaint', messageId }
    : null;
}

/** @returns status and answer of the server where every recipient is refused for good, else null */
function readRefusal(text: string): string | null {
  const recipients = readFields(text).filter((fields) => fields.has('final-recipient'));
  const isRefused = (fields: Map<string, string>) =>
    /^failed\b/i.test(fields.get('action') ?? '') && /^5\.\d{1,3}\.\d{1,3}\b/.test(fields.get('status') ?? '');
  if (recipients.length === 0 || !recipients.every(isRefused)) return null;
  return recipients.map((fields) => `${fields.get('status')} ${fields.get('diagnostic-code') ?? ''}`).join(' ');
}

/** Of the headers that the report gives back: the text of the email could quote anything. */
function readMessageId(email: Email): string | null {
  const original = textOf(email, /^(message\/(rfc822|global)|(text|message)\/(rfc822|global)-headers)$/);
  const [headers] = readFields(original);
  const [, messageId = null] = /^(<[^<>\s]{1,250}>)$/.exec(headers?.get('message-id') ?? '') ?? [];
  return messageId;
}

function textOf({ attachments }: Email, type: RegExp): string {
  const part = attachments.find(({ mimeType }) => type.test(mimeType));
  return part ? new TextDecoder('latin1').decode(bytesOf(part).subarray(0, MOST_BYTES_OF_A_PART)) : '';
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Blocks of `Name: value`, apart by empty lines. Of a name that comes twice the first counts. */
function readFields(text: string): Map<string, string>[] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .trimStart()
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ');
  return lines.split(/\n[ \t]*\n/).map((block) => {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([\w-]{1,80})[ \t]*:(.*)$/.exec(line) ?? [];
      if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
    }
    return fields;
  });
}
