/** The sign-up dialog as a page (spec: accounts §2, §5). */

import { signInMeta } from '#app/features/core/accounts/components/sign-in/sign-in-meta.ts';
import { SignUpPage } from '#app/features/core/accounts/components/sign-up/sign-up-page.tsx';
import { signUpAction } from '#app/features/core/accounts/form/sign-up.server.ts';
import { requireSignedOut } from '#app/features/core/accounts/gates.server.ts';
import { SIGN_UP_REFUSALS } from '#app/features/core/accounts/texts.ts';
import { pageText } from '#app/pages/page-text.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/candidate-sign-up';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const text = pageText('/candidate-sign-up');

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await requireSignedOut(args)),
  isRequested: args.url.searchParams.has('requested'),
});

export const action = signUpAction;

export const clientAction = sendForm(SIGN_UP_REFUSALS.unexpected);

export const meta: Route.MetaFunction = (args) => signInMeta('/candidate-sign-up', args);

export default function CandidateSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage kind="candidate" title={text.name} {...loaderData} answer={actionData} />;
}
