import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { answerInAccount } from '#app/features/people/introductions/commands/answer-introduction.server.ts';
import { OwnIntroductions } from '#app/features/people/introductions/components/own-introductions.tsx';
import { ownAnswerForm } from '#app/features/people/introductions/form.ts';
import { listOwnIntroductions } from '#app/features/people/introductions/queries/own-introductions.server.ts';
import { ANSWER_REFUSALS } from '#app/features/people/introductions/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/introductions';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const page = unlistedText('/account/introductions');

export async function loader({ request, context }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, "a candidate's introductions could not be loaded", { introductions: null }, async () => {
    return { introductions: await listOwnIntroductions(database, candidate) };
  });
}

const failed = (reason: keyof typeof ANSWER_REFUSALS) => ({
  notice: { ...ANSWER_REFUSALS[reason], tone: 'danger' as const },
});

export const action = formAction({
  form: ownAnswerForm,
  gate: requireCandidate,
  run: ({ services, proof: candidate, value }) =>
    answerInAccount(services, candidate, value.introduction, value.answer),
  done: () => ({ to: href('/account/introductions'), notice: 'introduction-answered' }),
  refuse: ({ reason }) => ({ status: 409, ...failed(reason === 'not_asked' ? reason : 'not_found') }),
  unexpected: { status: 503, ...failed('failed') },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function OwnIntroductionsPage({ loaderData: { introductions }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]} isWide>
      <p className="measure mb-6 text-ink-soft text-lg">
        We’ll always ask you before we share your details with a client. Here are your answers, and who we’ve sent your
        details to.
      </p>
      <div className="mb-6 empty:hidden">
        <FormProblems formId="introduction" answer={actionData} />
      </div>
      {introductions === null ? (
        <LoadFailure title="Failed to load who has your details" retryHref={href('/account/introductions')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : introductions.length === 0 ? (
        <EmptyState title="We haven’t sent your details to any client">
          Employers whose own jobs you applied for here have your applications. You’ll find them under My applications.
        </EmptyState>
      ) : (
        <OwnIntroductions introductions={introductions} mayAnswer />
      )}
    </AccountPage>
  );
}
