import { href, Link, useNavigate } from 'react-router';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { addPicture } from '#app/features/site/media/commands/add-picture.server.ts';
import { PictureGrid } from '#app/features/site/media/components/picture-grid.tsx';
import { UploadForm } from '#app/features/site/media/components/upload-form.tsx';
import { PICTURES_BUSY, receivePicture, uploadForm, wrongPicture } from '#app/features/site/media/form.ts';
import { findPicture, listPictures } from '#app/features/site/media/queries.server.ts';
import type { KeptPicture } from '#app/features/site/media/schema.ts';
import { PICTURE_NO_ROOM, TRY_AGAIN, uploadNotice } from '#app/features/site/media/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import type { Route } from './+types/media';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const PICTURES: DeskList<{ page: number }, KeptPicture> = {
  path: '/admin/media',
  label: 'Pictures',
  nouns: ['picture', 'pictures'],
  read: searchReader({}),
  empty: 'No pictures yet. Add the first one below.',
};

export const loader = listLoader({
  message: 'the pictures could not be listed',
  list: PICTURES,
  gate: requireEditor,
  find: async ({ services: { database }, proof: editor, search }) => {
    const { pictures, total } = await listPictures(database, editor, { page: search.page, perPage: ROWS_PER_PAGE });
    return { rows: pictures, total };
  },
});

export const action = formAction({
  reply: replyWith<{ picture: KeptPicture }>(),
  form: uploadForm,
  gate: requireEditor,
  receive: receivePicture,
  run: async ({ services, proof: editor, value: { alt }, files: sent }) => {
    if (!sent) return { ok: false, reason: 'missing' } as const;
    const added = await addPicture(services, editor, { alt, sent });
    return added.ok ? { ...added, picture: await findPicture(services.database, editor, added.id) } : added;
  },
  done: ({ id, isKnown, picture }) => ({
    to: href('/admin/media/:id', { id }),
    notice: isKnown ? 'picture-known' : 'picture-added',
    ...(picture && { more: { picture } }),
  }),
  refuse: ({ reason }) => {
    switch (reason) {
      case 'busy':
        return PICTURES_BUSY;
      case 'store_full':
        return { status: 507, notice: uploadNotice(PICTURE_NO_ROOM) };
      case 'failed':
        return { status: 503, notice: uploadNotice(TRY_AGAIN), retryAfterSeconds: 5 };
      default:
        return wrongPicture(422, reason);
    }
  },
  unexpected: { status: 503, notice: uploadNotice(TRY_AGAIN) },
});

export const middleware = [answerScripts(action)];

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/media'), matches);

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="media-upload" className="min-w-0 xl:order-last">
        <h2 id="media-upload" className="mb-4 font-semibold">
          Add a picture
        </h2>
        <UploadForm id="media" answer={actionData} onAdded={({ path }) => void navigate(path)} />
      </section>
      <section aria-label="Pictures" className="min-w-0">
        <ListPage list={PICTURES} shown={loaderData}>
          {(pictures) => (
            <PictureGrid
              pictures={pictures}
              wrap={({ id }, content) => (
                <Link to={href('/admin/media/:id', { id })} className="block">
                  {content}
                </Link>
              )}
            />
          )}
        </ListPage>
      </section>
    </div>
  );
}
