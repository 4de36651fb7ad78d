import { Form, href, useNavigation, useRevalidator } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { removeDevices } from '#app/features/core/notifications/commands/devices.server.ts';
import { PushSettings } from '#app/features/core/notifications/components/push-settings.tsx';
import { countDevices } from '#app/features/core/notifications/queries.server.ts';
import { allDevicesForm } from '#app/features/core/notifications/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageNotice } from '#app/ui/feedback/toasts.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/notifications';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireActor({ request, context });
  const { database, push } = context.get(requestContext);
  return { vapidKey: push?.publicKey ?? null, devices: await countDevices(database, actor) };
}

export const action = formAction({
  reply: replyWith<{ at: number }>(),
  form: allDevicesForm,
  gate: requireActor,
  run: async ({ services, proof: actor }) => {
    await removeDevices(services, actor, null);
    return { ok: true as const };
  },
  done: (_, { services }) => ({
    to: href('/account/notifications'),
    stays: true,
    more: { at: services.now.getTime() },
  }),
  refuse: (none: never) => none,
});

const page = unlistedText('/account/notifications');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function Notifications({ loaderData: { vapidKey, devices }, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]}>
      {actionData && <PageNotice title="Notifications turned off on every device" />}
      <p className="mb-6 text-ink-soft">
        Choose what this device notifies you about while the site is closed. We’ll also email you anything important.
      </p>
      {/* After everything was turned off it looks again. */}
      <PushSettings key={actionData?.at} vapidKey={vapidKey} isSignedIn onChange={() => void revalidate()} />
      <Heading level={2} size="item" className="mt-10">
        Your devices
      </Heading>
      <p className="mt-3">{describeDevices(devices)}</p>
      {devices > 0 && (
        <Form method="post" className="mt-4">
          <Button type="submit" variant="secondary" isLoading={state === 'submitting'} loadingText="Turning off…">
            Turn off on all devices
          </Button>
        </Form>
      )}
      <p className="mt-4 text-ink-soft text-sm">
        Signing out, or changing your password, turns notifications off on all your devices.
      </p>
    </AccountPage>
  );
}

function describeDevices(devices: number): string {
  if (devices === 0) return 'None of your devices has notifications turned on.';
  const who = devices === 1 ? 'One of your devices has' : `${devices} of your devices have`;
  return `${who} notifications turned on.`;
}
