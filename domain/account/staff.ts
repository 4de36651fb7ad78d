import type { StaffRole } from './account.ts';

/** An owner must already be staff, so no invitation names this role. */
export const INVITED_ROLES = ['admin', 'consultant', 'editor'] as const satisfies readonly StaffRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const STAFF_CHANGES = ['role', 'suspend', 'reinstate', 'sessions', 'remove'] as const;
export type StaffChange = (typeof STAFF_CHANGES)[number];

export const INVITATION_DAYS = 7;

export const STAFF_ROLE_TEXTS: Record<StaffRole, string> = {
  owner: 'Everything an administrator can do. Nobody else can remove, suspend or demote an owner.',
  admin: 'Everything: people, settings, content, staff and the logs.',
  consultant: 'Applications, enquiries and the agency’s jobs.',
  editor: 'The site’s content, but nothing about people.',
};
