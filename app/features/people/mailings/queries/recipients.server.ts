import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { listPeople } from '#app/features/core/desk/queries/people/people.server.ts';
import { readPeopleSearch } from '#app/features/people/people/schema.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { Message } from '#domain/application/status-email.ts';
import { type LeftOutReason, MOST_CHOSEN } from '#domain/person/mailing.ts';
import type { Choice, Recipient, RecipientSelection } from '../schema.ts';

/** `total` is the number of matches, up to the counting limit. Beyond 500 none are listed. */
export async function findChosen(
  services: Pick<RequestContext, 'database' | 'content' | 'now'>,
  consultant: Consultant,
  choice: Choice,
): Promise<{ ids: string[]; total: number }> {
  if ('ids' in choice) return { ids: choice.ids, total: choice.ids.length };
  const search = readPeopleSearch(new URLSearchParams(choice.search));
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { people, total } = await listPeople(services, consultant, { ...search, page });
    if (total > MOST_CHOSEN) return { ids: [], total };
    ids.push(...people.map(({ id }) => id));
    if (people.length < ROWS_PER_PAGE || ids.length >= MOST_CHOSEN) return { ids: [...new Set(ids)], total };
  }
}

export async function selectRecipients(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<RecipientSelection> {
  const { rows } = await sql<{ id: string; fullName: string; email: string | null; reason: LeftOutReason | null }>`
    SELECT id, full_name AS "fullName", email, left_out AS reason FROM app.weigh_recipients(${ids}::uuid[])`.execute(
    transaction,
  );
  const weighed: RecipientSelection = { recipients: [], leftOut: [], gone: ids.length - rows.length };
  for (const { id, fullName, email, reason } of rows) {
    if (reason === null && email !== null) weighed.recipients.push({ id, fullName, email });
    else weighed.leftOut.push({ id, fullName, reason: reason ?? 'no_address' });
  }
  return weighed;
}

/** Changes with the text and with the recipients' names and addresses, so that the emails match the preview. */
export const fingerprint = ({ subject, body }: Message, recipients: readonly Recipient[]): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, body, recipients.map(({ id, fullName, email }) => [id, fullName, email])]))
    .digest('base64url');
