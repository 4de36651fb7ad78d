/** A picture that an item uses cannot be deleted. A GET asks, a POST deletes it. */
import { data, Form, href, useNavigation } from 'react-router';
import { z } from 'zod';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { deletePicture } from '#app/features/site/media/commands/change-picture.server.ts';
import { findPicture } from '#app/features/site/media/queries.server.ts';
import { MEDIA_FAILURES, PICTURE_IN_USE, TRY_AGAIN } from '#app/features/site/media/texts.ts';
import { PictureUseList } from '#app/features/site/studio/components/lists/picture-use-list.tsx';
import { listPictureUse } from '#app/features/site/studio/queries/picture-use.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/delete-picture';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const { database } = context.get(requestContext);
  const picture = await findPicture(database, editor, params.id);
  if (!picture) throw data('picture_not_found', { status: 404 });
  return { picture, uses: await listPictureUse(database, editor, picture.id) };
}

const failed = (text: string) => ({ title: MEDIA_FAILURES.delete, text, tone: 'danger' }) as const;

export const action = formAction({
  form: z.strictObject({}),
  gate: requireEditor,
  run: ({ services, proof: editor, params: { id = '' } }) => deletePicture(services, editor, id),
  done: () => ({ to: href('/admin/media'), notice: 'picture-deleted' }),
  refuse: ({ reason }) =>
    reason === 'no_picture' ? throwNotFound('picture_not_found') : { status: 409, notice: failed(PICTURE_IN_USE) },
  unexpected: { status: 503, notice: failed(TRY_AGAIN) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    { path: location.pathname, title: 'Delete a picture', description: 'Confirm that you want to delete a picture.' },
    matches,
  );

export default function DeletePicture({ loaderData: { picture, uses }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const { id, alt } = picture;
  const back = href('/admin/media/:id', { id });
  const isUsed = uses.length > 0;
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/media'), { label: alt, href: back }, { label: 'Delete' }]}
        title={isUsed ? 'This picture is in use' : 'Delete this picture permanently?'}
      />
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <FailureNotice title={actionData.notice.title} answer={actionData}>
            {actionData.notice.text}
          </FailureNotice>
        </div>
      )}
      <Picture picture={picture} sizes="20rem" className="h-auto w-full max-w-xs rounded-md border border-line" />
      {isUsed ? (
        <div className="mt-6 max-w-3xl">
          <p className="mb-4 text-ink-soft">{PICTURE_IN_USE}</p>
          <PictureUseList uses={uses} />
          <p className="mt-6">
            <ButtonLink to={back} variant="secondary">
              Back to the picture
            </ButtonLink>
          </p>
        </div>
      ) : (
        <>
          <p className="measure mt-6 text-ink-soft">
            It isn’t used anywhere. Its URL will stop working within a minute, but browsers that have loaded it may keep
            a copy.
          </p>
          <Form method="post" className="mt-8 flex flex-wrap gap-3">
            <Button type="submit" variant="danger" isLoading={isSending}>
              Delete
            </Button>
            <ButtonLink to={back} variant="secondary">
              Cancel
            </ButtonLink>
          </Form>
        </>
      )}
    </>
  );
}
