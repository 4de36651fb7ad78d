/** spec: accounts §2, §5. The same as in the dialog, on a page of its own. */
import { LoginPage } from '#app/features/accounts/components/login-page.tsx';
import { sendForm } from '#app/web/form/send.ts';
import { SIGN_IN_REFUSALS } from '#domain/account-texts.ts';
import type { Route } from './+types/candidate-login';
import { loadWayIn, signInAction } from './sign-in.server.ts';
import { wayInMeta } from './way-in-meta.ts';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export const handle = { isNeverStored: true };

export const loader = (args: Route.LoaderArgs) => loadWayIn(args);

export const action = signInAction('candidate');

export const clientAction = sendForm(SIGN_IN_REFUSALS.unexpected);

export const meta: Route.MetaFunction = (args) => wayInMeta('/candidate-login', args);

export default function CandidateLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage kind="candidate" {...loaderData} answer={actionData} />;
}
