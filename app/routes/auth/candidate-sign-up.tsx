/** spec: accounts §2, §5. The same as in the dialog, on a page of its own. */
import { href } from 'react-router';
import { SignUpPage } from '#app/features/accounts/components/sign-up-page.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/candidate-sign-up';
import { answerSignUp, loadSignUp } from './sign-up.server.ts';

export { formHeaders as headers } from './form-headers.ts';

const text = pageText('/candidate-sign-up');

export const loader = (asking: Route.LoaderArgs) => loadSignUp(asking);

export const action = (asking: Route.ActionArgs) => answerSignUp(asking);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...text, publicOrigin: originOf(matches), path: href('/candidate-sign-up') });

export default function CandidateSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage kind="candidate" title={text.name} {...loaderData} answer={actionData} />;
}
