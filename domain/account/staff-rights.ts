import type { StaffRole } from './account.ts';

export type StaffRight = 'work_at_desk' | 'edit_content' | 'administer' | 'appoint_owners';

/** Rights of each staff role. The database's policies and functions check them again. */
export const STAFF_RIGHTS: Record<StaffRole, readonly StaffRight[]> = {
  owner: ['work_at_desk', 'edit_content', 'administer', 'appoint_owners'],
  admin: ['work_at_desk', 'edit_content', 'administer'],
  consultant: ['work_at_desk'],
  editor: ['edit_content'],
};
