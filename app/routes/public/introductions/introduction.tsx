/**
 * The link that asks a candidate for consent opens this page. Opening it changes nothing, because mail programs open links; a press does.
 */
import { redirect } from 'react-router';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { answerByLink } from '#app/features/people/introductions/commands/answer-introduction.server.ts';
import { AskedIntroduction } from '#app/features/people/introductions/components/asked-introduction.tsx';
import { answerForm } from '#app/features/people/introductions/form.ts';
import { findByLink, findLink } from '#app/features/people/introductions/queries/own-introductions.server.ts';
import { introductionLinkHref } from '#app/features/people/introductions/schema.ts';
import { ANSWER_REFUSALS, LINK_DONE } from '#app/features/people/introductions/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { DoneNotice } from '#app/ui/feedback/done-notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/introduction';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, params: { token }, url: { searchParams } }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const link = await findLink(database, token);
  return { introduction: link && (await findByLink(database, link)), done: searchParams.get('done') };
}

/** @returns proof of a valid link; without one, the page says that the link does not work */
async function requireIntroductionLink({ context, params: { token = '' } }: FormArgs) {
  const link = await findLink(context.get(requestContext).database, token);
  if (link) return link;
  throw redirect(introductionLinkHref(token), 303);
}

const failed = (reason: keyof typeof ANSWER_REFUSALS) => ({
  notice: { ...ANSWER_REFUSALS[reason], tone: 'danger' as const },
});

export const action = formAction({
  form: answerForm,
  gate: requireIntroductionLink,
  run: ({ services, proof: link, value: { answer } }) => answerByLink(services, link, answer),
  done: ({ answer }, { params: { token = '' } }) => ({ to: `${introductionLinkHref(token)}?done=${answer}` }),
  refuse: ({ reason }, { params: { token = '' } }): Refusal => {
    if (reason === 'bad_link') return { status: 303, to: introductionLinkHref(token) };
    if (reason === 'too_many_attempts') return { status: 429, ...failed(reason), retryAfterSeconds: 15 * 60 };
    return { status: 409, ...failed(reason) };
  },
  unexpected: { status: 503, ...failed('failed') },
});

/** The head omits the page's address, which is secret. */
export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => [
  { title: `May we introduce you? | ${agency().name}` },
  { name: 'description', content: 'Agree or refuse to let us send your details to a client, or withdraw.' },
  { name: 'robots', content: 'noindex' },
];

export default function IntroductionPage({ loaderData: { introduction, done }, actionData }: Route.ComponentProps) {
  const doneText = done !== null && Object.hasOwn(LINK_DONE, done) ? LINK_DONE[done as keyof typeof LINK_DONE] : null;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Introduction' }]} title="May we introduce you?" />
      {doneText && introduction && !actionData && <DoneNotice title={doneText} />}
      <div className="mb-6 max-w-2xl empty:hidden">
        <FormProblems formId="introduction" answer={actionData} />
      </div>
      {introduction ? (
        <AskedIntroduction introduction={introduction} />
      ) : (
        <BrokenLink>
          It has expired, been replaced or is incomplete. Use the link in our latest email, or ring us on{' '}
          {agency().phone.shown}.
        </BrokenLink>
      )}
    </div>
  );
}
