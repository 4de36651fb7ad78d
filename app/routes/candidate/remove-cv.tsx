import { Form, href, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { removeCv } from '#app/features/people/profile/commands/cvs.server.ts';
import { findOwnCv } from '#app/features/people/profile/queries/cvs.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/remove-cv';

export async function loader({ request, context }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  const next = readReturnPath(pageUrl(request).searchParams.get('next')) ?? href('/profile');
  const cv = await findOwnCv(context.get(requestContext), candidate);
  if (!cv) throw redirect(next);
  return { name: cv.name, next };
}

const toReturnPath = ({ next }: { next: string }) => readReturnPath(next) ?? href('/profile');

export const action = formAction({
  form: z.strictObject({ next }),
  gate: requireCandidate,
  // Removing a missing CV succeeds too.
  run: async ({ services, proof: candidate }) => {
    await removeCv(services, candidate);
    return { ok: true as const };
  },
  done: (_, { value }) => ({ to: toReturnPath(value), notice: 'cv-removed' }),
  refuse: (none: never) => none,
  unexpected: ({ value }) => ({ status: 503, to: withPageNotice(toReturnPath(value), 'cv-not-removed') }),
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/profile/cv/remove'), matches);

export default function RemoveCv({ loaderData: { name, next } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'My Profile', href: href('/profile') }, { label: 'Remove CV' }]} title="Remove CV" />
      <p className="break-words font-semibold text-lg">{name}</p>
      <div className="measure mt-4 space-y-3 text-ink-soft">
        <p>We’ll remove it from your profile. New applications won’t include a CV until you upload another.</p>
        <p>Applications you’ve already sent keep their CV. To remove it, withdraw the application.</p>
      </div>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" variant="danger" isLoading={isSending}>
          Remove CV
        </Button>
        <ButtonLink to={next} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </div>
  );
}
