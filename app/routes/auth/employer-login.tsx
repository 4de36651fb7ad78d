/** spec: accounts §2, §5. The same as in the dialog, on a page of its own. */
import { LoginPage } from '#app/features/accounts/components/login-page.tsx';
import { keepForm } from '#app/site/keep-form.ts';
import { SIGN_IN_REFUSALS } from '#domain/account-texts.ts';
import type { Route } from './+types/employer-login';
import { answerSignIn, loadWayIn } from './sign-in.server.ts';
import { wayInMeta } from './way-in-meta.ts';

export { formHeaders as headers } from './form-headers.ts';

export const handle = { isNeverStored: true };

export const loader = (asking: Route.LoaderArgs) => loadWayIn(asking);

export const action = (asking: Route.ActionArgs) => answerSignIn(asking, 'employer');

export const clientAction = keepForm(SIGN_IN_REFUSALS.unexpected);

export const meta: Route.MetaFunction = (args) => wayInMeta('/employer-login', args);

export default function EmployerLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage kind="employer" {...loaderData} answer={actionData} />;
}
