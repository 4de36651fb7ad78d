/** Forms are only accepted from pages of PUBLIC_ORIGIN, so a wrong value refuses every sign-in. */
import { formatDateAndTime } from '#domain/time/dates.ts';
import { type Check, ok, warning } from '../checks/check.server.ts';

export const publicAddress: Check = {
  id: 'public_address',
  group: 'running',
  title: 'Public address',
  mend: null,
  run: async ({ findRefusedOrigins, publicOrigin }) => {
    const [latest, ...others] = await findRefusedOrigins();
    if (!latest) return ok(`Forms work at ${publicOrigin}, and none has been refused at another address.`);
    const names = [latest, ...others].map(({ askedAs }) => askedAs).join(', ');
    return warning(
      `Forms and sign-ins at ${names} were refused, because the site is configured as ${publicOrigin} (latest on ${formatDateAndTime(latest.at)}). If that’s your site, set PUBLIC_ORIGIN to it and restart, or redirect it to ${publicOrigin}.`,
    );
  },
};
