/** Notes on an application: one for each author, private or shared within the agency. */
import { sql } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { mayShareNotes } from '../policy.ts';
import { selectReceived } from '../queries/received-application.server.ts';

type Services = Pick<SiteServices, 'database'>;

export type NoteResult = { ok: true } | { ok: false; reason: 'not_found' | 'withdrawn' };

export type NewNote = { body: string; isPrivate: boolean };

/** Saving an empty note deletes it. An employer's note is always private. */
export async function saveNote(
  services: Services,
  poster: Poster,
  id: string,
  { body, isPrivate }: NewNote,
): Promise<NoteResult> {
  const is_shared = !isPrivate && mayShareNotes(poster);
  return services.database.asActor(poster.id, async (transaction) => {
    const application = await selectReceived(transaction, poster, id);
    if (!application) return { ok: false, reason: 'not_found' };
    if (application.status === 'withdrawn') return { ok: false, reason: 'withdrawn' };
    if (body === '') {
      await transaction
        .deleteFrom('application_notes')
        .where('application_id', '=', id)
        .where('author_id', '=', poster.id)
        .execute();
      return { ok: true };
    }
    await transaction
      .insertInto('application_notes')
      .values({ application_id: id, author_id: poster.id, body, is_shared })
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'author_id']).doUpdateSet({ body, is_shared, updated_at: sql`now()` }),
      )
      .execute();
    return { ok: true };
  });
}
