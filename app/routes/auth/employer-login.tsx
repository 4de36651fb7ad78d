/** The login dialog as a page (spec: accounts §2, §5). */

import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { LoginPage } from '#app/features/core/accounts/components/sign-in/login-page.tsx';
import { signInMeta } from '#app/features/core/accounts/components/sign-in/sign-in-meta.ts';
import { signInAction } from '#app/features/core/accounts/form/sign-in.server.ts';
import { requireSignedOut } from '#app/features/core/accounts/gates.server.ts';
import { SIGN_IN_REFUSALS } from '#app/features/core/accounts/texts.ts';
import { likeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/employer-login';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export const handle = { isNeverStored: true } satisfies RouteHandle;

export const loader = (args: Route.LoaderArgs) => requireSignedOut(args);

export const action = signInAction('employer', likeJob);

export const clientAction = sendForm(SIGN_IN_REFUSALS.unexpected);

export const meta: Route.MetaFunction = (args) => signInMeta('/employer-login', args);

export default function EmployerLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage kind="employer" {...loaderData} answer={actionData} />;
}
