/** Withdraws an application: a GET asks, a POST withdraws it. */

import { data, Form, href, useNavigation } from 'react-router';
import { z } from 'zod';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { withdrawApplication } from '#app/features/people/applications/commands/send-application.server.ts';
import { findOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { APPLICATION_FAILURES } from '#app/features/people/applications/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/withdraw-application';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  const application = await findOwnApplication(context.get(requestContext), candidate, id);
  if (!application) throw data('application_not_found', { status: 404 });
  const { job, status } = application;
  return { job, status };
}

export const action = formAction({
  form: z.strictObject({}),
  gate: requireCandidate,
  run: ({ services, proof: candidate, params: { id = '' } }) => withdrawApplication(services, candidate, id),
  done: (_, { params: { id = '' } }) => ({ to: href('/applications/:id', { id }), notice: 'application-withdrawn' }),
  refuse: ({ reason }) => (reason === 'not_found' ? throwNotFound('application_not_found') : { status: 409 }),
  unexpected: { status: 503, notice: { title: APPLICATION_FAILURES.withdrawApplication, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/applications/:id/withdraw'), matches);

export default function WithdrawApplication({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const { job, status } = loaderData;
  const applicationHref = href('/applications/:id', { id });
  const isClosed = status === 'not_taken_forward' || actionData?.reason === 'over';
  const trail = [
    { label: 'My applications', href: href('/applications') },
    { label: job.title, href: applicationHref },
    { label: 'Withdraw' },
  ];
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title="Withdraw application" />
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <FailureNotice title={actionData.notice.title} answer={actionData}>
            Nothing has changed. Try again in a moment.
          </FailureNotice>
        </div>
      )}
      <p className="text-lg [overflow-wrap:anywhere]">
        <strong className="font-semibold">{job.title}</strong>
        <span className="block text-ink-soft">
          {job.company}, {job.location}
        </span>
      </p>
      {status === 'withdrawn' || isClosed ? (
        <>
          <p className="measure mt-4 text-ink-soft">
            {isClosed
              ? 'This application isn’t being taken further, so there’s nothing to withdraw.'
              : 'You’ve already withdrawn this application.'}
          </p>
          <ButtonLink to={applicationHref} variant="secondary" className="mt-8">
            Back to the application
          </ButtonLink>
        </>
      ) : (
        <>
          <div className="measure mt-4 space-y-3 text-ink-soft">
            <p className="text-ink">Are you sure you want to withdraw it?</p>
            <p>
              Nobody but you will be able to read what you sent, or your CV. Your name will stay on the job’s list of
              applications, marked as withdrawn. You can’t apply for this job again.
            </p>
          </div>
          <Form method="post" className="mt-8 flex flex-wrap gap-3">
            <Button type="submit" variant="danger" isLoading={isSending}>
              Withdraw application
            </Button>
            <ButtonLink to={applicationHref} variant="secondary">
              Cancel
            </ButtonLink>
          </Form>
        </>
      )}
    </div>
  );
}
