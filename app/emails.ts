/** MAP 3: every email of the site by name: the ids that it is written from, how it is written and sent, and an example. */

import { alertMailEntries } from '#app/features/board/alerts/emails/mails.server.ts';
import { jobMailEntries } from '#app/features/board/jobs/emails/mails.server.ts';
import { accountMailEntries } from '#app/features/core/accounts/emails/mails.server.ts';
import { dataRequestMailEntries } from '#app/features/core/data-requests/emails/mails.server.ts';
import { enquiryMailEntries } from '#app/features/core/enquiries/emails/mails.server.ts';
import { staffMailEntries } from '#app/features/core/staff/emails/mails.server.ts';
import { clientMailEntries } from '#app/features/hirers/clients/emails/mails.server.ts';
import { applicationMailEntries } from '#app/features/people/applications/emails/mails.server.ts';
import { assignmentMailEntries } from '#app/features/people/assignments/emails/mails.server.ts';
import { guestMailEntries } from '#app/features/people/guests/emails/mails.server.ts';
import { interviewMailEntries } from '#app/features/people/interviews/emails/mails.server.ts';
import { introductionMailEntries } from '#app/features/people/introductions/emails/mails.server.ts';
import { mailingMailEntries } from '#app/features/people/mailings/emails/mails.server.ts';
import { testMail } from '#app/features/site/launch/emails/test-mail.tsx';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import type { MailEntry, MailName, MailPayloads } from '#platform/mail/mail-task.server.ts';

/** Sent by the task `send-mail`. */
export const mails = {
  ...accountMailEntries,
  ...applicationMailEntries,
  ...enquiryMailEntries,
  ...guestMailEntries,
  ...dataRequestMailEntries,
  ...alertMailEntries,
  ...interviewMailEntries,
  ...introductionMailEntries,
  ...clientMailEntries,
  ...assignmentMailEntries,
  ...jobMailEntries,
  ...mailingMailEntries,
  ...staffMailEntries,
} satisfies { [Name in MailName]: MailEntry<MailPayloads[Name]> };

/** The email that an administrator sends to see whether mail arrives: at once, without a task. */
const testMailEntry = {
  example: () => testMail({ ...EXAMPLE_MAIL, fullName: 'Ann Example', sentAt: new Date('2026-11-25T10:00:00Z') }),
};

/** Examples of all emails by name, as the agency of the site sends them; none of the links works. */
export const renderExampleMails = () =>
  Object.fromEntries(
    Object.entries({ ...mails, 'test-mail': testMailEntry }).map(([name, { example }]) => [
      name,
      renderMail(example()),
    ]),
  ) as Record<MailName | 'test-mail', ReturnType<typeof renderMail>>;
