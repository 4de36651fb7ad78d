/** Registers, updates or removes a browser's push subscription. For scripts: JSON. */
import { data } from 'react-router';
import { requireViewer } from '#app/features/core/accounts/gates.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import {
  moveDevice,
  removeDevices,
  saveDevice,
  sendTest,
} from '#app/features/core/notifications/commands/devices.server.ts';
import { mayBeNotified } from '#app/features/core/notifications/policy.ts';
import { findDevice } from '#app/features/core/notifications/queries.server.ts';
import { type PushForm, pushForm } from '#app/features/core/notifications/schema.ts';
import { readForm, refuseForm } from '#app/web/form/read.server.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import {
  type NotificationPreferences,
  PUSH_REFUSALS,
  type PushRefusal,
} from '#domain/device/notification-preferences.ts';
import type { Route } from './+types/push-subscription';

export const loader = () => new Response('Send a form\n', { status: 405, headers: { Allow: 'POST' } });

const STATUSES: Record<PushRefusal, number> = {
  push_off: 409,
  taken: 409,
  unknown_device: 409,
  foreign_endpoint: 422,
  too_many_tests: 429,
};

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer({ request, context });
  const services = context.get(requestContext);
  if (!mayBeNotified(viewer)) throw data('not_signed_in', { status: 403 });
  const form = await readForm(request, pushForm);
  if (!form.ok) throw refuseForm();
  const result = await answer(services, viewer, form.value);
  if (result.ok) return Response.json(result);
  const { reason } = result;
  return Response.json({ ok: false, reason, message: PUSH_REFUSALS[reason] }, { status: STATUSES[reason] });
}

/** `preferences` is the answer to 'find': null if the device is unknown. */
type Answer = { ok: true; preferences?: NotificationPreferences | null } | { ok: false; reason: PushRefusal };

async function answer(services: RequestContext, viewer: Viewer, form: PushForm): Promise<Answer> {
  switch (form.intent) {
    case 'save': {
      const { endpoint, p256dh, auth, general, jobs, messages, marketing } = form;
      return saveDevice(services, viewer, { endpoint, p256dh, auth }, { general, jobs, messages, marketing });
    }
    case 'move': {
      const { from, endpoint, p256dh, auth } = form;
      return moveDevice(services, viewer, from, { endpoint, p256dh, auth });
    }
    case 'find': {
      const preferences = await findDevice(services.database, viewer, form.endpoint);
      return { ok: true, preferences };
    }
    case 'remove':
      // Removing an unknown device succeeds.
      await removeDevices(services, viewer, form.endpoint);
      return { ok: true };
    case 'test':
      return sendTest(services, viewer, form.endpoint);
  }
}
