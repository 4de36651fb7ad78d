/** The link emailed to candidates opens this page. Opening it changes nothing, because mail programs open links; a press does. */
import { redirect } from 'react-router';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { answerByLink } from '#app/features/people/interviews/commands/answer-by-link.server.ts';
import { OwnInterview } from '#app/features/people/interviews/components/own-interview.tsx';
import { answerForm } from '#app/features/people/interviews/form.ts';
import { findLink, findOwnInterview } from '#app/features/people/interviews/queries/interview-by-link.server.ts';
import { describeForCandidate } from '#app/features/people/interviews/queries/shown-interview.server.ts';
import { interviewLinkHref } from '#app/features/people/interviews/schema.ts';
import { LINK_DONE, LINK_REFUSALS, type LinkDone } from '#app/features/people/interviews/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/interview';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, params: { token }, url: { searchParams } }: Route.LoaderArgs) {
  const { database, now } = context.get(requestContext);
  const link = await findLink(database, token);
  const interview = link && (await findOwnInterview(database, link));
  return { interview: interview && describeForCandidate(interview, now), done: searchParams.get('done') };
}

/** @returns proof of a valid link; without one, the page says that the link does not work */
async function requireInterviewLink({ context, params: { token = '' } }: FormArgs) {
  const link = await findLink(context.get(requestContext).database, token);
  if (link) return link;
  throw redirect(interviewLinkHref(token), 303);
}

const failed = (reason: keyof typeof LINK_REFUSALS) => ({
  notice: { ...LINK_REFUSALS[reason], tone: 'danger' as const },
});

export const action = formAction({
  form: answerForm,
  gate: requireInterviewLink,
  run: ({ services, proof: link, value }) => answerByLink(services, link, value),
  done: ({ done }, { params: { token = '' } }) => ({ to: `${interviewLinkHref(token)}?done=${done}` }),
  refuse: ({ reason }, { params: { token = '' } }): Refusal => {
    if (reason === 'bad_link') return { status: 303, to: interviewLinkHref(token) };
    if (reason === 'too_many_attempts') return { status: 429, ...failed(reason), retryAfterSeconds: 15 * 60 };
    return { status: 409, ...failed(reason) };
  },
  unexpected: { status: 503, ...failed('failed') },
});

/** The head omits the page's address, which is secret. */
export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => [
  { title: `Your interview | ${agency().name}` },
  { name: 'description', content: 'Choose, change or cancel your interview time.' },
  { name: 'robots', content: 'noindex' },
];

export default function InterviewPage({ loaderData: { interview, done }, actionData }: Route.ComponentProps) {
  const doneText = done !== null && Object.hasOwn(LINK_DONE, done) ? LINK_DONE[done as LinkDone] : null;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'Your interview' }]}
        title={interview ? `Your interview: ${interview.jobTitle}` : 'Your interview'}
      />
      {interview && <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">{interview.company}</p>}
      {doneText && interview && !actionData && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="success" title={doneText} role="status" />
        </div>
      )}
      <div className="mb-6 max-w-2xl empty:hidden">
        <FormProblems formId="interview" answer={actionData} />
      </div>
      {interview ? (
        <OwnInterview interview={interview} answer={actionData} />
      ) : (
        <BrokenLink>
          It has expired, been replaced or is incomplete. Use the link in our latest email, or ring us on{' '}
          {agency().phone.shown}.
        </BrokenLink>
      )}
    </div>
  );
}
