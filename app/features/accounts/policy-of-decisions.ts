import type { Admin } from './policy.ts';

/** spec: accounts §2 "An admin cannot delete their own account". */
export const mayDelete = (admin: Admin, accountId: string): boolean => admin.id !== accountId;
