/** Background work of staff: invitations, written only when they leave, so that no link waits in a queue. */
import { z } from 'zod';
import { mailTask } from '#platform/mail/mail-task.server.ts';
import { writeInvitation } from './commands/invitations.server.ts';

const invitation = z.strictObject({ invitationId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-staff-invitation': z.infer<typeof invitation>;
  }
}

export const sendStaffInvitation = mailTask({
  schema: invitation,
  write: (transaction, { invitationId }, publicOrigin) => writeInvitation(transaction, { invitationId, publicOrigin }),
});
