/** Background tasks of interviews: emails with their calendar events, and each minute what has to be told or reminded of. */
import { z } from 'zod';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
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

export const sendInterviewMail: TaskHandler<z.infer<typeof interviewMail>> = {
  schema: interviewMail,
  run: async (services, payload, { taskId }) => {
    const { database, log, publicOrigin } = services;
    const written = await database.asSystem((transaction) => writeInterviewMail(transaction, payload, publicOrigin));
    if (!written) return log.info({ taskId, mail: payload.mail }, 'a mail is not needed any more');
    await sendMail(services, written, taskId);
  },
};

/** The row goes once the email has left. */
export const takeBackInterview: TaskHandler<z.infer<typeof erased>> = {
  schema: erased,
  run: async ({ database, mailer, publicOrigin }, { uid }, { taskId }) => {
    const mail = await database.asSystem((transaction) => writeErasedInterviewMail(transaction, uid, publicOrigin));
    if (!mail) return;
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
    await database.asSystem((transaction) =>
      transaction.deleteFrom('erased_interviews').where('uid', '=', uid).execute(),
    );
  },
};

export const tellInterviews: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: (services) => tell(services),
};
