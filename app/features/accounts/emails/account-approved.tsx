/** To whoever waited. An administrator has seen the name by now, so it may stand here. */
import { company } from '#content/company.ts';
import { type AccountMailTemplate, signInAddress } from './mail-template.tsx';

export const accountApproved: AccountMailTemplate = (facts) => ({
  subject: 'Your account is approved',
  preview: 'What you asked for is open to you.',
  paragraphs: [
    `Hello ${facts.fullName.replaceAll(/\s+/g, ' ')},`,
    `an administrator has approved your account at ${company.name}. You can sign in as soon as your email address is confirmed; most people have done that by now.`,
  ],
  button: { label: 'Sign in', href: signInAddress(facts) },
  reason: `You get this because you asked for an account at ${company.name}.`,
});
