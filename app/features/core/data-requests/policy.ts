import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { isStaffRole } from '#domain/account/account.ts';

/** Administrators remove staff and hand over their work, so that one administrator always remains (spec: accounts §2). */
export const mayEraseThemselves = ({ role }: Pick<Viewer, 'role'>): boolean => !isStaffRole(role);
