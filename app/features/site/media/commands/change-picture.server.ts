import type { Editor } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isPictureId } from '#domain/picture/picture.ts';

export type Description = { alt: string; cropX: number; cropY: number };

export async function describePicture(
  { database }: Pick<SiteServices, 'database'>,
  editor: Editor,
  id: string,
  { alt, cropX, cropY }: Description,
): Promise<{ ok: true } | { ok: false; reason: 'no_picture' }> {
  if (!isPictureId(id)) return { ok: false, reason: 'no_picture' };
  const changedPicture = await database.asActor(editor.id, (transaction) =>
    transaction
      .updateTable('pictures')
      .set({ alt, crop_x: cropX, crop_y: cropY })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  );
  return changedPicture ? { ok: true } : { ok: false, reason: 'no_picture' };
}

/** The error code of foreign keys and of app.keep_used_picture. */
const STILL_NAMED = '23503';

/** The files are deleted within a minute. Two people who delete it at once both succeed. */
export async function deletePicture(
  { database, tasks }: Pick<SiteServices, 'database' | 'tasks'>,
  editor: Editor,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'no_picture' | 'in_use' }> {
  if (!isPictureId(id)) return { ok: false, reason: 'no_picture' };
  try {
    await database.asActor(editor.id, async (transaction) => {
      await transaction.deleteFrom('pictures').where('id', '=', id).execute();
      await tasks.send(transaction, 'remove-loose-files', {});
    });
    return { ok: true };
  } catch (error) {
    if ((error as { code?: string }).code === STILL_NAMED) return { ok: false, reason: 'in_use' };
    throw error;
  }
}
