/** Ensures that an email reaches only its one recipient, whatever a form let through (I05). */
import type { Mail } from './mail.ts';

const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;
/** A dot-atom and a host (RFC 5322 without quoted local parts, comments, groups and routes). Takes linear time. */
const ADDRESS = /^[^\p{C}\p{Z}"(),:;<>@[\]\\]+@[^\p{C}\p{Z}"(),:;<>@[\]\\]+$/u;
const CONTROL = /\p{Cc}/u;
const ADDRESS_OF_A_PAGE = /^https?:\/\/[^\s<>"\p{C}]+$/u;
const MESSAGE_ID = /^<[\w.-]+@[\w.:[\]-]+>$/;

/** Throws if an email could reach more than its one recipient, or if its fields could inject a header. */
export function checkMail({ to, subject, messageId, replyTo, unsubscribe, attachment }: Mail): void {
  if (!isOneAddress(to)) throw new Error('An email goes to exactly one address');
  if (replyTo !== undefined && !isOneAddress(replyTo)) throw new Error('An email is answered to exactly one address');
  if (CONTROL.test(subject) || Array.from(subject).length > LONGEST_SUBJECT) throw new Error('A subject is one line');
  if (unsubscribe !== undefined && !ADDRESS_OF_A_PAGE.test(unsubscribe))
    throw new Error('An email is unsubscribed from at an address');
  if (attachment && !/^[\w.-]+$/.test(attachment.name)) throw new Error('A file of an email has a plain name');
  if (!MESSAGE_ID.test(messageId)) throw new Error('A Message-ID looks like <id@host>');
}

/** Exactly one plain address: no name around it, no list, no group, no second @. */
export function isOneAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
