/** The download of the data asks for the password. */

import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { PasswordForm } from '#app/features/core/accounts/components/password-form.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { OwnDataList } from '#app/features/core/data-requests/components/own-data-list.tsx';
import { readCopyProblem } from '#app/features/core/data-requests/form.ts';
import { countOwnData } from '#app/features/core/data-requests/queries/own-data.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { NOT_IN_DOWNLOAD_WORDS } from '#domain/data-request/own-data.ts';
import type { Route } from './+types/data';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const page = unlistedText('/account/data');

export async function loader(args: Route.LoaderArgs) {
  const actor = await requireActor(args);
  const { database } = args.context.get(requestContext);
  const problem = readCopyProblem(args.url.searchParams);
  return loadPage(
    args.context,
    'the data held about an account could not be counted',
    { counts: null, problem },
    async () => {
      return { counts: await countOwnData(database, actor), problem };
    },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function OwnData({ loaderData: { counts, problem } }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]} isWide>
      <p className="measure text-ink-soft text-lg">
        This is what we hold about you. You can download it all in one file: a page to read, a machine-readable version,
        and the files you sent us.
      </p>
      <Heading level={2} size="item" className="mt-8 mb-4">
        Download
      </Heading>
      <PasswordForm action={href('/account/data/download')} answer={problem ?? undefined} button="Download my data" />
      <p className="mt-3 text-ink-soft text-sm">
        Your browser will save a ZIP file. We’ll record the download and email you, in case it wasn’t you.
      </p>
      <Heading level={2} size="item" className="mt-10 mb-4">
        Your data
      </Heading>
      {counts ? (
        <OwnDataList counts={counts} />
      ) : (
        <LoadFailure title="Failed to load what we hold about you." retryHref={href('/account/data')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      )}
      <Heading level={2} size="item" className="mt-10 mb-4">
        What isn’t included, and why
      </Heading>
      <dl className="divide-y divide-line border-line border-y">
        {NOT_IN_DOWNLOAD_WORDS.map(([name, text]) => (
          <div key={name} className="py-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-0.5 text-ink-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-ink-soft">
        For a correction, an objection or a complaint, use the form under{' '}
        <Link to={href('/data-protection')} className="link">
          data protection
        </Link>
        . You can also{' '}
        <Link to={href('/account/delete')} className="link">
          delete your account
        </Link>
        .
      </p>
    </AccountPage>
  );
}
