/** An administrator has checked the name, so the email may use it. */
import { agency } from '#domain/site/site.ts';
import { type AccountMailTemplate, signInAddress } from './mail-template.tsx';

export const accountApproved: AccountMailTemplate = (facts) => {
  const greeting = `Hello ${facts.fullName.replaceAll(/\s+/g, ' ')},`;
  const commonParts = {
    subject: 'Your account is approved',
    reason: `You’re receiving this because you asked for an account at ${agency().name}.`,
  };
  if (facts.isConfirmed) {
    return {
      ...commonParts,
      preview: 'You can sign in now.',
      paragraphs: [greeting, `An administrator has approved your account at ${agency().name}. You can sign in now.`],
      button: { label: 'Sign in', href: signInAddress(facts) },
    };
  }
  return {
    ...commonParts,
    preview: 'Confirm your email address before you sign in.',
    paragraphs: [
      greeting,
      `An administrator has approved your account at ${agency().name}. Before you can sign in, please confirm your email address.`,
      'The page asks for the password you chose when you signed up. You can also choose a new one there.',
    ],
    button: { label: 'Confirm email address', href: `${facts.publicOrigin}/confirm-email?token=${facts.token}` },
    notes: [
      'The link works once, within 24 hours. If it has expired, the page it opens can send you a new one.',
      'If you didn’t ask for an account, ignore this email. Nobody can use the account unless you confirm it.',
    ],
  };
};
