/** Background tasks of interviews: emails with their calendar events, and each minute what has to be told or reminded of. */
import { z } from 'zod';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
import { mailTask, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeErasedInterviewMail, writeInterviewMail } from './commands/mails.server.ts';
import { tellInterviews as tell } from './commands/tell-interviews.server.ts';
import { interviewMailNames } from './emails/interview-mails.tsx';

const nothing = z.strictObject({});
const interviewMail = z.strictObject({
  mail: z.enum(interviewMailNames),
  interviewId: z.uuid(),
  /** Of the change that it tells of: once there is a later one, it is not sent. */
  sequence: z.int().optional(),
});
const erased = z.strictObject({ uid: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-interview-mail': z.infer<typeof interviewMail>;
    'take-back-interview': z.infer<typeof erased>;
    'tell-interviews': z.infer<typeof nothing>;
  }
}

export const sendInterviewMail = mailTask({
  schema: interviewMail,
  write: writeInterviewMail,
  send: (services, mail, taskId) => sendMail(services, mail, taskId),
});

/** The row goes once the email has left. */
export const takeBackInterview = mailTask({
  schema: erased,
  write: (transaction, { uid }, publicOrigin) => writeErasedInterviewMail(transaction, uid, publicOrigin),
  send: async (services, mail, taskId, { uid }) => {
    await sendTaskMail(services, mail, taskId);
    await services.database.asSystem((transaction) =>
      transaction.deleteFrom('erased_interviews').where('uid', '=', uid).execute(),
    );
  },
});

export const tellInterviews: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: (services) => tell(services),
};
