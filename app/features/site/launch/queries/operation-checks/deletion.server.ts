import { type Check, ok, warning } from '../checks/check.server.ts';
import { describeDeletion, findDeletionState } from '../deletion.server.ts';

export const deletion: Check = {
  id: 'deletion',
  group: 'running',
  title: 'Deletion of old data',
  mend: { href: '/admin/settings/health#deletion', label: 'See what’s due to be deleted' },
  run: async ({ database }) => {
    const lines = describeDeletion(await database.asSystem(findDeletionState));
    return lines.length === 0 ? ok('Nothing needs an administrator.') : warning(lines.join(' '));
  },
};
