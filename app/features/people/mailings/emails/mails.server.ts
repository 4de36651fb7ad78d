import { z } from 'zod';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { MailEntry, PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { sendMailingMail } from '../commands/send-mailing-mail.server.ts';
import { workMail } from './work-mail.tsx';

const schema = z.strictObject({ mailId: z.uuid() });

export const mailingMailEntries = {
  work: {
    schema,
    isBulk: true,
    run: (services, { mailId }, taskId) => sendMailingMail(services, mailId, taskId),
    example: () =>
      workMail(
        { subject: 'Work in January', body: 'Hello Amara,\n\nWe have new shifts from January.\n\nMorag' },
        EXAMPLE_MAIL,
      ),
  },
} satisfies Record<string, MailEntry<z.infer<typeof schema>>>;

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof mailingMailEntries> {}
}
