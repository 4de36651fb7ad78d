/** A notice to the owner, in case an attacker made the change (A23). */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const passwordChanged: AccountMailTemplate = () => ({
  subject: 'Your password was changed',
  preview: 'You have been signed out on all other devices.',
  paragraphs: [
    `The password of your account at ${agency().name} was changed. All other devices have been signed out.`,
    `If it was not you, tell us at once: call ${agency().phone.shown} or write to ${agency().email}.`,
  ],
  reason: `You get this because you have an account at ${agency().name} with this address.`,
});
