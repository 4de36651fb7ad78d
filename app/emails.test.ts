import { describe, expect, test } from 'vitest';
import { renderExampleMails } from '#app/emails.ts';
import { accountMails } from '#app/features/core/accounts/emails/account-mails.tsx';
import {
  type ApplicationMailName,
  applicationMailNames,
  applicationMails,
} from '#app/features/people/applications/emails/application-mails.tsx';
import { agency } from '#domain/site/site.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';

const exampleMails = renderExampleMails();
const mails = Object.entries(exampleMails);

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&');

/** Emails with many links. */
const LISTS = ['job-alert', 'alert-reminder', 'confirm-jobs', 'jobs-left-the-board'];

describe.each(mails)('the mail %s', (name, { subject, html, text }) => {
  test('says in both parts who writes and why one gets it', () => {
    for (const part of [words(html), text]) {
      expect(part).toContain(agency().name);
      expect(part).toContain('You’re receiving this because');
      expect(part).toContain(agency().email);
      // The law on business letters.
      expect(part).toContain(agency().registration);
      expect(part).toContain(`Registered office: ${agency().registeredOffice}.`);
    }
  });

  test('has one short line for a subject', () => {
    expect(subject).toMatch(/^[A-Z][^\n!]{9,60}$/);
  });

  test('links to the site alone, and shows every address that it links to', () => {
    const links = linksIn(html);
    const shown = links.filter((address) => words(html).includes(address));
    for (const address of links) {
      expect(address).toMatch(/^https:\/\/agency\.example\//);
      expect(text).toContain(address);
    }
    // Lists of jobs name their links, an email to many the one that stops it. The address of a button is always shown.
    const buttons = name === 'work' ? 0 : 1;
    const isNamed = LISTS.includes(name) || name === 'work';
    expect(shown.length).toBeGreaterThanOrEqual(isNamed ? Math.min(links.length, buttons) : links.length);
  });

  test('needs nothing from elsewhere: no pictures, no fonts, no scripts', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i);
  });
});

test('mails with a link carry its token to the page that uses it', () => {
  expect(exampleMails['confirm-email'].text).toContain('/confirm-email?token=an-example-of-a-token');
  expect(exampleMails['reset-password'].text).toContain('/reset-password?token=an-example-of-a-token');
  expect(exampleMails['confirm-jobs'].text).toContain('/confirm-jobs?token=an-example-of-a-token');
  expect(exampleMails['confirm-new-email'].text).toContain('/confirm-new-email?token=an-example-of-a-token');
});

test('wrong passwords in a session are not called harmless: an attacker may be signed in as the owner (A23)', () => {
  expect(exampleMails['account-locked'].text).toContain('your account is safe as long as');
  const { text } = exampleMails['session-locked'];
  expect(text).toContain('Someone signed in to your account');
  expect(text).toContain('Sign out everywhere and choose a new password');
  expect(text).not.toContain('is safe');
  expect(text).toContain('/forgot-password');
});

describe('what people type into a form', () => {
  const person = {
    fullName: '<img src=x onerror=alert(1)>\r\nBcc: everybody@victims.example http://spam.example',
    email: 'amara@okafor.example',
    role: 'employer',
    publicOrigin: 'https://tidewell.example',
    isConfirmed: true,
    takesGuestApplications: false,
    token: 'token',
  } as const;

  test('is not in an email to an address that may belong to another person', () => {
    for (const name of ['confirm-email', 'reset-password', 'confirm-new-email', 'account-exists'] as const) {
      const { html, text } = renderMail(accountMails[name](person));
      expect(html + text).not.toContain('spam.example');
    }
  });

  test('stays text, on one line, where the agency reads it (I01)', () => {
    const { subject, html, text } = renderMail(accountMails['account-waiting'](person));
    expect(subject).not.toContain('img');
    expect(html).not.toContain('<img');
    expect(text).toContain('Name: <img src=x onerror=alert(1)> Bcc: everybody@victims.example http://spam.example\n');
  });
});

test('the approval email links to the sign-in page for the role of the account', () => {
  const person = {
    fullName: 'Amara Okafor',
    email: 'a@b.example',
    publicOrigin: 'https://tidewell.example',
    isConfirmed: true,
    takesGuestApplications: false,
    token: '',
  };
  const linkFor = (role: 'job_seeker' | 'employer') =>
    accountMails['account-approved']({ ...person, role }).button?.href;
  expect(linkFor('job_seeker')).toBe('https://tidewell.example/candidate-login');
  expect(linkFor('employer')).toBe('https://tidewell.example/employer-login');
});

test('an approved person whose address is not confirmed is asked to confirm it, and not told that they can sign in', () => {
  const person = {
    fullName: 'Amara Okafor',
    email: 'a@b.example',
    role: 'employer' as const,
    publicOrigin: 'https://tidewell.example',
    isConfirmed: false,
    takesGuestApplications: false,
    token: 'a-token',
  };
  const mail = accountMails['account-approved'](person);
  expect(mail.button?.href).toBe('https://tidewell.example/confirm-email?token=a-token');
  expect(renderMail(mail).text).not.toMatch(/You can sign in now|-login/);
  expect(renderMail(accountMails['account-approved']({ ...person, isConfirmed: true })).text).toContain(
    'You can sign in now.',
  );
});

describe('mails about an application', () => {
  const hostile = '<b>Bobby</b>\r\nBcc: everybody@victims.example\u2028\u0000';
  const facts = {
    applicationId: '00000000-0000-4000-8000-000000000000',
    candidateName: hostile,
    jobTitle: hostile,
    jobCompany: hostile,
    publicOrigin: 'https://tidewell.example',
    message: { subject: `You: ${hostile}`, body: `Hello ${hostile},\n\nFirst line\nsecond line.\n\n\n\nThe end.` },
  };

  test.each(applicationMailNames)(
    '%s keeps whatever was typed to one line of its subject, and as text (I01, I05)',
    (name) => {
      const { subject, html } = renderMail(applicationMails[name](facts));
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(subject).toContain('<b>Bobby</b> Bcc: everybody@victims.example');
      expect(html).not.toContain('<b>Bobby');
      expect(html).toContain('&lt;b&gt;Bobby&lt;/b&gt;');
    },
  );

  test('a candidate reads the words of the agency, with their paragraphs and lines', () => {
    const { html, text } = renderMail(applicationMails['application-moved'](facts));
    expect(text).toContain('First line\nsecond line.\n\nThe end.');
    expect(html).toContain('First line<br/>second line.');
  });

  test('each links to the recipient’s own page', () => {
    const linkIn = (name: ApplicationMailName) => applicationMails[name](facts).button?.href;
    const page = 'applications/00000000-0000-4000-8000-000000000000';
    expect(linkIn('application-sent')).toBe(`https://tidewell.example/${page}`);
    expect(linkIn('application-moved')).toBe(`https://tidewell.example/${page}`);
    expect(linkIn('application-received')).toBe(`https://tidewell.example/employer/${page}`);
    expect(linkIn('application-withdrawn')).toBe('https://tidewell.example/employer/jobs');
  });

  test('nothing that was sent is in a mail to the employer: it is read behind the sign-in', () => {
    const { text } = exampleMails['application-received'];
    expect(text).toContain('Candidate: Robin Ashdown');
    expect(text).not.toMatch(/@(?!tidewell)|Phone/);
  });
});
