/** The link emailed to clients opens this page. Opening it changes nothing, because mail programs open links; a press does. */
import { data, redirect } from 'react-router';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { answerShortlist } from '#app/features/hirers/clients/commands/answer-shortlist.server.ts';
import { ClientShortlistView } from '#app/features/hirers/clients/components/shortlist/client-shortlist.tsx';
import { answerForm } from '#app/features/hirers/clients/form.ts';
import {
  findShortlistLink,
  readByLink,
  wasSent,
} from '#app/features/hirers/clients/queries/shortlist-by-link.server.ts';
import { describeForClient } from '#app/features/hirers/clients/queries/shown-shortlist.server.ts';
import { shortlistLinkHref } from '#app/features/hirers/clients/schema.ts';
import { ANSWER_REFUSALS, ANSWER_SAVED } from '#app/features/hirers/clients/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/shortlist';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, params: { token }, url: { searchParams } }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const shortlist = await readByLink(database, token);
  if (!shortlist) {
    const status = (await wasSent(database, token)) ? 410 : 404;
    return data({ shortlist: null, isAnswered: false }, { status });
  }
  return data({ shortlist: describeForClient(shortlist), isAnswered: searchParams.has('answered') });
}

/** @returns proof of a valid link; without one, the page says that the link does not work */
async function requireShortlistLink({ context, params: { token = '' } }: FormArgs) {
  const link = await findShortlistLink(context.get(requestContext).database, token);
  if (link) return link;
  throw redirect(shortlistLinkHref(token), 303);
}

const failed = (reason: keyof typeof ANSWER_REFUSALS) => ({
  notice: { ...ANSWER_REFUSALS[reason], tone: 'danger' as const },
});

export const action = formAction({
  form: answerForm,
  gate: requireShortlistLink,
  run: ({ services, proof: link, value }) => answerShortlist(services, link, value),
  done: (_, { params: { token = '' }, value: { position } }) => ({
    to: `${shortlistLinkHref(token)}?answered=${position}#candidate-${position}`,
  }),
  refuse: ({ reason }, { params: { token = '' } }): Refusal => {
    if (reason === 'bad_link') return { status: 303, to: shortlistLinkHref(token) };
    if (reason === 'too_many_attempts') return { status: 429, ...failed(reason), retryAfterSeconds: 15 * 60 };
    return { status: 409, ...failed(reason) };
  },
  unexpected: { status: 503, ...failed('failed') },
});

/** The head omits the page's address, which is secret. */
export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => [
  { title: `Shortlist | ${agency().name}` },
  { name: 'description', content: 'Candidates for your job. Tell us who you’d like to meet.' },
  { name: 'robots', content: 'noindex' },
];

export default function ShortlistPage({
  loaderData: { shortlist, isAnswered },
  actionData,
  params: { token },
}: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Shortlist' }]} title={shortlist ? `Shortlist: ${shortlist.jobTitle}` : 'Shortlist'} />
      {shortlist && (
        <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
          For {shortlist.contact}, {shortlist.client}. {shortlist.jobLocation}
        </p>
      )}
      {isAnswered && shortlist && !actionData && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="success" title={ANSWER_SAVED} role="status" />
        </div>
      )}
      <div className="mb-6 max-w-2xl empty:hidden">
        <FormProblems formId="answer" answer={actionData} />
      </div>
      {shortlist ? (
        <ClientShortlistView shortlist={shortlist} token={token} answer={actionData} />
      ) : (
        <BrokenLink>
          It has expired, been withdrawn or replaced, or is incomplete. Use the link in our latest email, or ring us on{' '}
          {agency().phone.shown}.
        </BrokenLink>
      )}
    </div>
  );
}
