/**
 * npm run mail:received < message: takes one email that came to the address we send from, as a mail server pipes it (docs/operate/mail.md).
 * Bounces and complaints about emails of job alerts and to many people stop them; a candidate's reply about an application is kept with it, and so are its files. Any other
 * email is taken and changes nothing: a mail server would answer a refusal with an email to the sender, who may be made up.
 */
import { noteReport } from '#app/features/board/alerts/commands/note-report.server.ts';
import { noteUndelivered } from '#app/features/people/applications/commands/note-undelivered.server.ts';
import { type NotedReply, noteReply } from '#app/features/people/applications/commands/replies/note-reply.server.ts';
import { noteCalendarAnswer } from '#app/features/people/interviews/commands/note-calendar-answer.server.ts';
import { noteMailingReport } from '#app/features/people/mailings/commands/note-mailing-report.server.ts';
import { notePersonReply } from '#app/features/people/people/commands/note-person-reply.server.ts';
import { readConfig } from '#config';
import { withDatabase } from '#db/site-database.server.ts';
import { readMailReply } from '#platform/mail/mail-reply.server.ts';
import { readMailReport } from '#platform/mail/mail-report.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';

/** Exit codes from sysexits.h, which mail servers understand. */
const EXIT_ACCEPTED = 0;
const TRY_LATER = 75;
const NOTED_TEXTS: Readonly<Record<NotedReply, string>> = {
  reply: 'A reply was kept with its application.',
  automatic: 'An automatic reply was kept with its application.',
  doubtful: 'A reply was kept with the application that it seems to belong to, for a colleague to confirm.',
};
/** Most bytes read of an email, more than large providers deliver. A file that is cut off there is refused as damaged. */
const MOST_BYTES = 32 * 1024 * 1024;

process.exitCode = await take();

async function take(): Promise<number> {
  const message = await readInput();
  const report = await readMailReport(message);
  const reply = report ? null : await readMailReply(message);
  if (!report && !reply) return say('No bounce, no complaint and no reply: nothing was changed.');
  const result = readConfig();
  if (!result.ok) return tryLater(result.faults.join('\n'));
  try {
    return await withDatabase(result.config, async (database) => {
      if (reply) {
        const answered = await noteCalendarAnswer({ database }, reply);
        const noted = await noteReply({ database, openStorage: () => openStorage(result.config) }, answered);
        if (noted) return say(NOTED_TEXTS[noted]);
        const host = new URL(result.config.publicOrigin).hostname;
        const isOfPerson = await notePersonReply({ database }, reply, host);
        return say(isOfPerson ? 'A reply was noted with its person.' : 'No candidate reply: nothing was changed.');
      }
      const isOurs =
        report &&
        ((await noteReport({ database }, report)) ||
          (await noteMailingReport({ database }, report)) ||
          (await noteUndelivered({ database }, report)));
      const kind = report?.kind;
      return say(isOurs ? `A ${kind} was noted.` : `A ${kind} about no email of ours: nothing was changed.`);
    });
  } catch (error) {
    return tryLater(`Failed to use the database or the file store: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads all input even if it is too long, because mail servers treat a pipe that closes early as a failure. */
async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    if (size < MOST_BYTES) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES);
}

function say(message: string): number {
  console.log(message);
  return EXIT_ACCEPTED;
}

function tryLater(message: string): number {
  console.error(message);
  return TRY_LATER;
}
