import { agency } from '#domain/site/site.ts';
import { type AccountMailTemplate, signInAddress } from './mail-template.tsx';

export const accountExists: AccountMailTemplate = (facts) => ({
  subject: 'You already have an account',
  preview: 'Sign in with your existing password.',
  paragraphs: [
    `We received a request for an account at ${agency().name} with this email address, which already has one. If this was you, sign in.`,
    'If you have forgotten your password, you can choose a new one on the same page.',
  ],
  button: { label: 'Sign in', href: signInAddress(facts) },
  notes: ['If this wasn’t you, ignore this email. Your account hasn’t changed.'],
  reason: `You’re receiving this because you have an account at ${agency().name} with this address.`,
});
