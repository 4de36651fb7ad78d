/** What this person wants to be told, and on which devices. */
import { href } from 'react-router';
import { AccountPage } from '#app/features/accounts/components/way-in-page.tsx';
import { requireActor } from '#app/features/accounts/gates.server.ts';
import { readFields } from '#app/site/form.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/notifications';

export async function loader(asking: Route.LoaderArgs) {
  await requireActor(asking);
  return null;
}

export async function action(asking: Route.ActionArgs) {
  await requireActor(asking);
  await readFields(asking.request);
  return null;
}

const page = pageText('/account/notifications');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/account/notifications'), noindex: true });

export default function Notifications() {
  return <AccountPage title={page.name}>{null}</AccountPage>;
}
