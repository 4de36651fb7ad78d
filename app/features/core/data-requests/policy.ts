/** Who may do what with requests about data, and with the account itself. */
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { isStaffRole } from '#domain/account/account.ts';

/** An administrator removes staff and hands over their work; of administrators one always stays (spec: accounts §2). */
export const mayEraseThemselves = ({ role }: Pick<Viewer, 'role'>): boolean => !isStaffRole(role);
