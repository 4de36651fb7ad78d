/** The reader's own note on an application: the page behind its form, for those without a script. */

import { data, Form, href, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { findSender, requirePoster } from '#app/features/accounts/gates.server.ts';
import { saveNote } from '#app/features/applications/commands/notes.server.ts';
import { NoteForm } from '#app/features/applications/components/note-form.tsx';
import { ReceivedHead } from '#app/features/applications/components/received-head.tsx';
import { mayShareNotes } from '#app/features/applications/policy.ts';
import { openReceived } from '#app/features/applications/queries/received-application.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readForm, textField } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { NOTE_LENGTH } from '#domain/application.ts';
import { SIGNED_OUT_WHILE_EDITING } from '#domain/job-notices.ts';
import type { Route } from './+types/application-note';

const noteForm = z.strictObject({
  body: textField({ most: NOTE_LENGTH, name: 'The note' }),
  private: z.literal('yes').optional(),
  answer: z.literal('here').optional(),
});

const TITLE = 'Note on an application';
const NOT_SAVED = 'The note could not be saved. Try again in a moment.';
/** Shown beside what was typed, until the writer has signed in again. */
const NO_NOTE = { body: '', isPrivate: true, mayShare: false };

/** Requests whose note came from somebody who is signed out by now: the loader must not lead them away from it. */
const sentSignedOut = new WeakSet<object>();

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  if (sentSignedOut.has(context)) return null;
  const poster = await requirePoster({ request, context });
  const opened = await openReceived(context.get(requestContext), poster, id);
  if (!opened?.details) throw data('application_not_found', { status: 404 });
  const { fullName, job } = opened.application;
  const { ownerId, ...shownJob } = job;
  return { fullName, job: shownJob, isOwn: ownerId === poster.id, note: opened.details.note };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const form = await readForm(request, noteForm);
  const body = form.ok ? form.value.body : (form.values.body ?? '');
  const isPrivate = (form.ok ? form.value : form.values).private === 'yes';
  const refuse = (failure: string, status: number, errorId: string | null = null) =>
    data({ isDone: false as const, failure, body, isPrivate, errorId }, { status });
  const sender = await findSender({ request, context });
  if (sender === 'unknown') return refuse(NOT_SAVED, 503, services.requestId);
  if (!sender) {
    sentSignedOut.add(context);
    return refuse(SIGNED_OUT_WHILE_EDITING, 401);
  }
  const poster = await requirePoster({ request, context });
  if (!form.ok) return refuse(form.errors.body ?? 'Check the note', 422);
  try {
    const result = await saveNote(services, poster, id, { body, isPrivate });
    if (!result.ok && result.reason === 'not_found') throw data('application_not_found', { status: 404 });
    if (!result.ok) return refuse('The application was withdrawn; its note cannot be changed any more.', 409);
    const kept = isPrivate || !mayShareNotes(poster) ? ('note-saved' as const) : ('note-shared' as const);
    const notice = body === '' ? ('note-removed' as const) : kept;
    if (form.value.answer === 'here') return data({ isDone: true as const, notice });
    return redirect(withPageNotice(href('/employer/applications/:id', { id }), notice), 303);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    services.log.error({ err: error, errorId: services.requestId }, 'a note could not be saved');
    return refuse(NOT_SAVED, 503, services.requestId);
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(unlistedText('/employer/applications/:id/note'), matches);

export default function ApplicationNote({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const way = href('/employer/applications/:id', { id });
  return (
    <div className="wrap pt-4 pb-16">
      {loaderData ? (
        <ReceivedHead
          job={loaderData.job}
          fullName={loaderData.fullName}
          isOwn={loaderData.isOwn}
          title={TITLE}
          applicationHref={way}
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
          refused={actionData?.isDone === false ? actionData : undefined}
        >
          <ButtonLink to={way} variant="secondary" size="sm">
            Back to the application
          </ButtonLink>
        </NoteForm>
      </div>
    </div>
  );
}
