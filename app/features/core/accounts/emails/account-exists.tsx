import { agency } from '#domain/site/site.ts';
import { type AccountMailTemplate, signInAddress } from './mail-template.tsx';

export const accountExists: AccountMailTemplate = (facts) => ({
  subject: 'You already have an account',
  preview: 'Sign in with the password you have.',
  paragraphs: [
    `We received a request for an account at ${agency().name} with this email address, which already has one. If it was you, sign in.`,
    'If you have forgotten your password, you can choose a new one on the same page.',
  ],
  button: { label: 'Sign in', href: signInAddress(facts) },
  notes: ['If it was not you, do nothing. Your account is as it was.'],
  reason: `You get this because you have an account at ${agency().name} with this address.`,
});
