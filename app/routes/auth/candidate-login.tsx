/** spec: accounts §2, §5. The same as in the dialog, on a page of its own. */
import { href } from 'react-router';
import { LoginPage } from '#app/features/accounts/components/login-page.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/candidate-login';
import { answerSignIn, loadWayIn } from './sign-in.server.ts';

export { formHeaders as headers } from './form-headers.ts';

export const handle = { isNeverStored: true };

export const loader = (asking: Route.LoaderArgs) => loadWayIn(asking);

export const action = (asking: Route.ActionArgs) => answerSignIn(asking, 'candidate');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pageText('/candidate-login'), publicOrigin: originOf(matches), path: href('/candidate-login') });

export default function CandidateLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage kind="candidate" {...loaderData} answer={actionData} />;
}
