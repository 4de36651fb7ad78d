/** A notice to the owner, in case an attacker made the change (A23). */
import { company } from '#content/company.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const passwordChanged: AccountMailTemplate = () => ({
  subject: 'Your password was changed',
  preview: 'You have been logged out on all other devices.',
  paragraphs: [
    `The password of your account at ${company.name} was changed. All other devices have been logged out.`,
    `If it was not you, tell us at once: call ${company.phone.shown} or write to ${company.email}.`,
  ],
  reason: `You get this because you have an account at ${company.name} with this address.`,
});
