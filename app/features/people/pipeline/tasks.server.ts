import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { tellHeldDecision as tell } from './commands/tell-held-decision.server.ts';

const payload = z.strictObject({ heldId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'tell-held-decision': z.infer<typeof payload>;
  }
}

export const tellHeldDecision: TaskHandler<z.infer<typeof payload>> = {
  schema: payload,
  run: async (services, { heldId }, { taskId }) => {
    const isApplied = await tell(services, heldId);
    if (!isApplied) services.log.info({ taskId }, 'a decision was undone before its email left');
  },
};
