import { data, href, Link } from 'react-router';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { describePicture } from '#app/features/site/media/commands/change-picture.server.ts';
import { PictureForm } from '#app/features/site/media/components/picture-form.tsx';
import { describeForm } from '#app/features/site/media/form.ts';
import { findPicture } from '#app/features/site/media/queries.server.ts';
import { MEDIA_FAILURES, TRY_AGAIN } from '#app/features/site/media/texts.ts';
import { PictureUseList } from '#app/features/site/studio/components/lists/picture-use-list.tsx';
import { listPictureUse } from '#app/features/site/studio/queries/picture-use.server.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { pictureLine } from '#domain/article/article.ts';
import type { Route } from './+types/picture';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const { database } = context.get(requestContext);
  const picture = await findPicture(database, editor, params.id);
  if (!picture) throw data('picture_not_found', { status: 404 });
  return { picture, uses: await listPictureUse(database, editor, picture.id) };
}

export const action = formAction({
  form: describeForm,
  gate: requireEditor,
  run: ({ services, proof: editor, params: { id = '' }, value: { alt, crop_x: cropX, crop_y: cropY } }) =>
    describePicture(services, editor, id, { alt, cropX, cropY }),
  done: (_, { params: { id = '' } }) => ({ to: href('/admin/media/:id', { id }), notice: 'picture-described' }),
  refuse: () => throwNotFound('picture_not_found'),
  unexpected: { status: 503, notice: { title: MEDIA_FAILURES.describe, text: TRY_AGAIN, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ path: location.pathname, title: 'Picture', description: 'A picture of the library.' }, matches);

export default function PicturePage({ loaderData: { picture, uses }, actionData }: Route.ComponentProps) {
  const { id, alt, width, height, addedAt, addedBy } = picture;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/media'), { label: alt }]} title="Picture" />
      <p className="figures mb-6 text-ink-soft">
        {width} × {height} pixels, added on {addedAt} by {addedBy}
      </p>
      <PictureForm key={`${id} ${alt} ${picture.cropX} ${picture.cropY}`} picture={picture} answer={actionData} />
      <section aria-labelledby="picture-use" className="mt-10 max-w-3xl">
        <h2 id="picture-use" className="mb-3 font-semibold">
          Where it is used
        </h2>
        <PictureUseList uses={uses} />
        <p className="mt-4 text-ink-soft text-sm">
          To add it to an article, use: <code className="break-all">{pictureLine(id, 'caption')}</code>
        </p>
      </section>
      <p className="mt-10">
        <Link to={href('/admin/media/:id/delete', { id })} className={buttonClass({ variant: 'secondary' })}>
          Delete picture
        </Link>
      </p>
    </>
  );
}
