/** A notice to the old address, in case an attacker made the change (A23). */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const emailChanged: AccountMailTemplate = () => ({
  subject: 'The email address of your account was changed',
  preview: 'This address is not used to sign in any more.',
  paragraphs: [
    `The email address of your account at ${agency().name} was changed from this one to another.`,
    `If it was not you, tell us at once: call ${agency().phone.shown} or write to ${agency().email}.`,
  ],
  reason: `You get this because this was the address of your account at ${agency().name} until now.`,
});
