/** The reader's own note on an application: a page for readers without scripts. */

import { data, Form, href, useNavigation } from 'react-router';
import { z } from 'zod';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { SIGNED_OUT_WHILE_EDITING } from '#app/features/board/jobs/texts.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { saveNote } from '#app/features/people/applications/commands/notes.server.ts';
import { NoteForm } from '#app/features/people/applications/components/received/note-form.tsx';
import { ReceivedHead } from '#app/features/people/applications/components/received/received-head.tsx';
import { mayShareNotes } from '#app/features/people/applications/policy.ts';
import { openReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { answerHere, text } from '#app/web/form/fields.server.ts';
import { formAction, isSignedOutReply } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { NOTE_LENGTH } from '#domain/application/application.ts';
import type { Route } from './+types/application-note';

const noteForm = z.strictObject({
  body: text({ name: 'The note', most: NOTE_LENGTH }),
  private: z.literal('yes').optional(),
  answer: answerHere,
});

const TITLE = 'Note on an application';
const NOT_SAVED = 'Failed to save the note. Try again in a moment.';
/** Placeholder around the typed text until the writer has signed in again. */
const NO_NOTE = { body: '', isPrivate: true, mayShare: false };

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  if (isSignedOutReply(context)) return null;
  const poster = await requirePoster({ request, context });
  const application = await openReceived(context.get(requestContext), poster, id);
  if (!application?.details) throw data('application_not_found', { status: 404 });
  const { fullName, job } = application.application;
  const { ownerId, ...shownJob } = job;
  return { fullName, job: shownJob, isOwn: ownerId === poster.id, note: application.details.note };
}

const failed = (title: string) => ({ notice: { title, tone: 'danger' } as const });

export const action = formAction({
  form: noteForm,
  gate: requirePoster,
  keepsTyped: { signedOut: failed(SIGNED_OUT_WHILE_EDITING), unknown: failed(NOT_SAVED) },
  run: async ({ services, proof: poster, params: { id = '' }, value }) => {
    const isPrivate = value.private === 'yes';
    const result = await saveNote(services, poster, id, { body: value.body, isPrivate });
    return result.ok ? { ok: true as const, isShared: !isPrivate && mayShareNotes(poster) } : result;
  },
  done: ({ isShared }, { params: { id = '' }, value: { body, answer } }) => ({
    to: href('/employer/applications/:id', { id }),
    notice: body === '' ? 'note-removed' : isShared ? 'note-shared' : 'note-saved',
    stays: answer === 'here',
  }),
  refuse: ({ reason }) =>
    reason === 'not_found'
      ? throwNotFound('application_not_found')
      : { status: 409, ...failed('The application was withdrawn, so you can’t edit its note.') },
  unexpected: { status: 503, ...failed(NOT_SAVED) },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(unlistedText('/employer/applications/:id/note'), matches);

export default function ApplicationNote({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const applicationHref = href('/employer/applications/:id', { id });
  return (
    <div className="wrap pt-4 pb-16">
      {loaderData ? (
        <ReceivedHead
          job={loaderData.job}
          fullName={loaderData.fullName}
          isOwn={loaderData.isOwn}
          title={TITLE}
          applicationHref={applicationHref}
        />
      ) : (
        <h1 className="mb-6 font-display text-3xl">{TITLE}</h1>
      )}
      <div className="max-w-2xl">
        <NoteForm
          applicationId={id}
          note={loaderData?.note ?? NO_NOTE}
          as={Form}
          isSending={isSending}
          reply={actionData}
        >
          <ButtonLink to={applicationHref} variant="secondary" size="sm">
            Back to the application
          </ButtonLink>
        </NoteForm>
      </div>
    </div>
  );
}
