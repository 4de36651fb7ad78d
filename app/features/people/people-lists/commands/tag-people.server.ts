import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import type { TagChange } from '../form.ts';
import type { TAG_REFUSALS } from '../texts.ts';

export type TagResult = { ok: true; changed: number } | { ok: false; reason: keyof typeof TAG_REFUSALS };

/** Tags are compared case-insensitively and stored in lower case. People with 20 tags get no more. */
export async function tagPeople(
  { database }: Pick<RequestContext, 'database'>,
  { id, fullName }: Consultant,
  { people, tag: typed, intent }: Pick<TagChange, 'people' | 'tag' | 'intent'>,
): Promise<TagResult> {
  const tag = typed.toLowerCase();
  const change =
    intent === 'add'
      ? sql`UPDATE people SET tags = tags || ${tag}::text
            WHERE id = ANY (${people}::uuid[]) AND cardinality(tags) < 20
              AND NOT EXISTS (SELECT FROM unnest(tags) AS known WHERE lower(known) = ${tag})`
      : sql`UPDATE people SET tags = ARRAY(SELECT known FROM unnest(tags) WITH ORDINALITY AS each (known, n) WHERE lower(known) <> ${tag} ORDER BY n)
            WHERE id = ANY (${people}::uuid[]) AND EXISTS (SELECT FROM unnest(tags) AS known WHERE lower(known) = ${tag})`;
  return database.asActor(id, async (transaction): Promise<TagResult> => {
    // Sorted, so that two colleagues with the same people do not deadlock.
    await sql`SELECT FROM people WHERE id = ANY (${people}::uuid[]) ORDER BY id FOR UPDATE`.execute(transaction);
    const { rows } = await sql<{ changed: number }>`
      WITH changed AS (${change} RETURNING id, full_name), written AS (
        INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
        SELECT ${id}, ${fullName}, ${'person_changed' satisfies AuditAction}, 'person', id, full_name FROM changed RETURNING 1)
      SELECT count(*)::integer AS changed FROM changed`.execute(transaction);
    const changedCount = rows[0]?.changed ?? 0;
    if (changedCount > 0) return { ok: true, changed: changedCount };
    return { ok: false, reason: intent === 'add' ? 'none_changed' : 'none_had_it' };
  });
}
