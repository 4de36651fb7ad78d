/** HTTPS is required because passwords and CVs are sent to the public address. */
import { type Check, fault, ok } from '../checks/check.server.ts';

export const https: Check = {
  id: 'https',
  group: 'running',
  title: 'Encrypted connection',
  mend: null,
  run: ({ publicOrigin, isDemo }) => {
    if (isDemo) return ok('The demo only runs on this computer.');
    return publicOrigin.startsWith('https:')
      ? ok(`The public address is ${publicOrigin}.`)
      : fault(
          `The public address is ${publicOrigin}. Passkeys and installed apps need https: set PUBLIC_ORIGIN to it.`,
        );
  },
};
