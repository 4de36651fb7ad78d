/** Background work of staff: invitations, written only when they leave, so that no link waits in a queue. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeInvitation } from './commands/invitations.server.ts';

const invitation = z.strictObject({ invitationId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-staff-invitation': z.infer<typeof invitation>;
  }
}

export const sendStaffInvitation: TaskHandler<z.infer<typeof invitation>> = {
  schema: invitation,
  run: async ({ database, mailer, log, publicOrigin }, { invitationId }, { taskId }) => {
    const mail = await database.asSystem((transaction) => writeInvitation(transaction, { invitationId, publicOrigin }));
    if (!mail) return log.info({ taskId }, 'an invitation is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
  },
};
