import { Form, href, Link, useNavigation } from 'react-router';
import { z } from 'zod';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { removeLogo } from '#app/features/hirers/logos/commands/own-logo.server.ts';
import { LogoPreview } from '#app/features/hirers/logos/components/logo-preview.tsx';
import { findOwnLogo } from '#app/features/hirers/logos/queries.server.ts';
import { LOGO_FAILURES } from '#app/features/hirers/logos/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/remove-logo';

const page = unlistedText('/employer/logo/remove');

export async function loader({ request, context }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const { ownLogo, newest } = await findOwnLogo(context.get(requestContext), poster);
  return { company: ownLogo?.company ?? null, title: newest?.title ?? '' };
}

export const action = formAction({
  form: z.strictObject({}),
  gate: requirePoster,
  run: ({ services, proof: poster }) => removeLogo(services, poster),
  done: () => ({ to: href('/employer/logo'), notice: 'logo-removed' }),
  refuse: (none: never) => none,
  unexpected: { status: 503, notice: { title: LOGO_FAILURES.remove, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function RemoveLogo({ loaderData: { company, title }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Your logo', href: href('/employer/logo') }, { label: 'Remove' }]} title={page.name} />
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <FailureNotice title={actionData.notice.title} answer={actionData}>
            Try again in a moment.
          </FailureNotice>
        </div>
      )}
      {company === null ? (
        <p className="text-ink-soft">
          No logo yet.{' '}
          <Link to={href('/employer/logo')} className="link">
            Upload one
          </Link>
        </p>
      ) : (
        <>
          <p className="measure text-ink-soft">
            We’ll delete the picture, and your jobs at {company} will show this default logo.
          </p>
          <LogoPreview company={company} title={title} />
          <Form method="post" className="mt-8 flex flex-wrap gap-3">
            <Button type="submit" variant="danger" isLoading={isSending}>
              Remove logo
            </Button>
            <ButtonLink to={href('/employer/logo')} variant="secondary">
              Cancel
            </ButtonLink>
          </Form>
        </>
      )}
    </div>
  );
}
