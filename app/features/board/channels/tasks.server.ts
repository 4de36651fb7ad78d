import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { tellGoogle } from './commands/tell-google.server.ts';
import { uploadAdverts } from './commands/upload-adverts.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'tell-google': z.infer<typeof nothing>;
    'upload-adverts': z.infer<typeof nothing>;
  }
}

export const tellGoogleOfJobs: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async (services, _, { signal }) => {
    const acceptedCount = await tellGoogle(services, signal);
    if (acceptedCount > 0) services.log.info({ taken: acceptedCount }, 'Google was told of jobs');
  },
};

export const uploadAdvertsToFindAJob: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async (services, _, { signal }) => {
    const done = await uploadAdverts({ ...services, now: new Date() }, signal);
    if (done?.failure) services.log.warn({ reason: done.failure }, 'adverts could not be uploaded');
    else if (done) services.log.info(done, 'adverts were uploaded, or reports looked for');
  },
};
