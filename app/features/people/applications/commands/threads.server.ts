/** Threads of emails about applications. A secret in the Message-IDs names the thread, so that a reply can be assigned to it. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** One thread for all emails to a candidate about an application. */
export async function findThread(transaction: Transaction<DB>, application_id: string): Promise<string> {
  await transaction
    .insertInto('application_threads')
    .values({ application_id })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
  const { token } = await transaction
    .selectFrom('application_threads')
    .select('token')
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  return token;
}

/** Groups emails in mail programs, and lets replies name the thread. @param thread null for an email outside any thread */
export function threadHeaders(thread: string | null, taskId: string, publicOrigin: string) {
  const host = new URL(publicOrigin).hostname;
  return thread === null
    ? { messageId: `<${taskId}@${host}>` }
    : { messageId: `<${thread}.${taskId}@${host}>`, references: `<${thread}@${host}>` };
}

const TOKEN = /<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?@/g;
const MOST_TOKENS = 20;

export const listThreads = (messageIds: string): string[] =>
  [...messageIds.matchAll(TOKEN)].map(([, token = '']) => token).slice(0, MOST_TOKENS);

export const listMails = (messageIds: string): string[] =>
  [...messageIds.matchAll(TOKEN)].flatMap(([, , id]) => id ?? []).slice(0, MOST_TOKENS);
