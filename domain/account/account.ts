/** Accounts: their roles and statuses, and the rules for passwords (spec: accounts §4 to §6). */

export const ROLES = ['job_seeker', 'employer', 'admin', 'consultant', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Roles of the agency's staff. An owner has the role 'admin' and a separate owner flag. */
export const STAFF_ROLES = ['owner', 'admin', 'consultant', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Null for candidates and employers. */
export function staffRoleOf({ role, isOwner }: { role: Role; isOwner: boolean }): StaffRole | null {
  if (role === 'job_seeker' || role === 'employer') return null;
  return isOwner ? 'owner' : role;
}

export const isStaffRole = (role: Role): boolean => staffRoleOf({ role, isOwner: false }) !== null;

export const SIGN_UP_ROLES = ['job_seeker', 'employer'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export const ACCOUNT_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const ROLE_NAMES: Record<Role, string> = {
  job_seeker: 'Candidate',
  employer: 'Employer',
  admin: 'Administrator',
  consultant: 'Consultant',
  editor: 'Editor',
};

export const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  consultant: 'Consultant',
  editor: 'Editor',
};

export const STATUS_NAMES: Record<AccountStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

/** Counted in characters, the same limit as in the database (profiles.full_name). */
export const FULL_NAME_LENGTH = 100;

/** spec: accounts §9 "Password minimum: 6 characters"; twice that for staff. Counted in characters, not in bytes. */
export const PASSWORD_LENGTHS = { least: 6, leastForAdmins: 12, most: 128 };

/** Minutes to state in a retry message: whole, never 0 (spec: accounts §8 "Account locked"). */
export const minutesToWait = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
