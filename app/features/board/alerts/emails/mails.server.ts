import { z } from 'zod';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { MailEntry, PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { sendAlertMail } from '../commands/send-alert-mail.server.ts';
import { type AlertMailName, alertMails } from './alert-mails.tsx';

const schema = z.strictObject({ mailId: z.uuid() });

const entryOf = (name: AlertMailName): MailEntry<z.infer<typeof schema>> => ({
  schema,
  run: (services, { mailId }, taskId) => sendAlertMail(services, mailId, taskId),
  example: () =>
    alertMails[name]({
      ...EXAMPLE_MAIL,
      search: '“forklift”, within 10 miles of Stockport',
      boardPath: '/jobs?search=forklift&where=Stockport',
      frequency: 'daily',
      endsAt: new Date('2027-12-01T10:00:00Z'),
      jobs: [
        {
          id: EXAMPLE_MAIL.id,
          title: 'Forklift driver',
          facts: ['Saltmarsh Pallets, Stockport', '£13.50 an hour · Full-time · Permanent', 'Closes on 3 January 2027'],
          reason: 'Why: “forklift” in its title; in Stockport, 2 miles away in a straight line',
        },
      ],
      count: 1,
    }),
});

export const alertMailEntries = {
  'confirm-alert': entryOf('confirm-alert'),
  'job-alert': { ...entryOf('job-alert'), isBulk: true },
  'alert-reminder': { ...entryOf('alert-reminder'), isBulk: true },
} satisfies Record<AlertMailName, MailEntry<z.infer<typeof schema>>>;

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof alertMailEntries> {}
}
