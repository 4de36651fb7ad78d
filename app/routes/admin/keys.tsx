/** API keys. A new one is shown only in the response to the form. */
import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { makeKey, revokeKey } from '#app/features/core/api-keys/commands.server.ts';
import { KeyTable } from '#app/features/core/api-keys/components/key-table.tsx';
import { MakeKeyForm } from '#app/features/core/api-keys/components/make-key-form.tsx';
import { NewKey } from '#app/features/core/api-keys/components/new-key.tsx';
import { RevokeQuestion } from '#app/features/core/api-keys/components/revoke-question.tsx';
import { listKeys } from '#app/features/core/api-keys/queries.server.ts';
import { keysForm } from '#app/features/core/api-keys/schema.ts';
import { KEY_REFUSALS } from '#app/features/core/api-keys/texts.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import { newUuid } from '#domain/uuid.ts';
import type { Route } from './+types/keys';

const PATH = '/admin/settings/keys';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, now } = context.get(requestContext);
  const revoking = new URL(request.url).searchParams.get('revoke');
  const failed = { keys: null, colleagues: [], revokedKey: null, yourId: admin.id, newId: '' };
  return loadPage(context, 'the keys could not be listed', failed, async () => {
    const [listed, colleagues] = await Promise.all([listKeys(database, admin), listHeirs(database, admin)]);
    const keys = listed.map(({ createdAt, expiresAt, lastUsedAt, ...key }) => ({
      ...key,
      createdOn: formatShortDate(createdAt),
      expiresOn: formatShortDate(expiresAt),
      lastUsed: lastUsedAt ? formatShortDate(lastUsedAt) : 'Not yet',
    }));
    const revokedKey = keys.find(({ id, state }) => id === revoking && state === 'works') ?? null;
    return { keys, colleagues, revokedKey, yourId: admin.id, newId: newUuid(now.getTime()) };
  });
}

export const action = formAction({
  reply: replyWith<{ apiKey: string }>(),
  form: keysForm,
  gate: requireAdmin,
  run: async ({ services, proof: admin, value }) => {
    if (value.intent === 'make') return makeKey(services, admin, value);
    const revoked = await revokeKey(services, admin, value.key);
    return revoked.ok ? { ok: true as const, key: null } : revoked;
  },
  done: ({ key }) =>
    key === null
      ? { to: href(PATH), notice: 'key-revoked' }
      : { to: href(PATH), stays: true, more: { apiKey: key }, headers: { 'Cache-Control': 'no-store' } },
  refuse: ({ reason }) => {
    if (reason === 'not_found') return throwNotFound('key_not_found');
    const { status, title } = KEY_REFUSALS[reason];
    return { status, notice: { title, tone: 'danger' } };
  },
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText(PATH), matches);

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, colleagues, revokedKey, yourId, newId } = loaderData;
  if (!keys) {
    return (
      <LoadFailure title="Failed to load keys" retryHref={href(PATH)}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  const apiKey = actionData?.apiKey;
  return (
    <>
      {apiKey && <NewKey apiKey={apiKey} />}
      {revokedKey && !apiKey && <RevokeQuestion {...revokedKey} />}
      <p className="measure mt-6 mb-6 text-ink-soft">
        API keys let other software post jobs or read data you allow. See the docs:{' '}
        <Link to={href('/developers')} className="link">
          for developers
        </Link>
        .
      </p>
      {keys.length > 0 ? (
        <KeyTable keys={keys} />
      ) : (
        <EmptyState title="No keys yet">Expired keys stay listed for 90 days.</EmptyState>
      )}
      <Heading level={2} size="item" className="mt-10 mb-3">
        Create a key
      </Heading>
      <MakeKeyForm
        key={newId}
        newId={newId}
        colleagues={colleagues}
        viewerId={yourId}
        answer={apiKey ? undefined : actionData}
      />
    </>
  );
}
