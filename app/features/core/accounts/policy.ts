/** Rights over accounts, and the actor types that only gates can issue (spec: accounts §6; docs/decisions/0060). */
import type { Audience } from '#app/pages/row.ts';
import { type AccountStatus, type Role, staffRoleOf } from '#domain/account/account.ts';
import { STAFF_RIGHTS, type StaffRight } from '#domain/account/staff-rights.ts';

export type Viewer = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  status: AccountStatus;
  isOwner: boolean;
  lacksFactor: boolean;
  appliesWhileWaiting: boolean;
  session: {
    hash: Buffer;
    kind: 'full' | 'restricted' | 'second_factor';
    expiresAt: Date;
  };
};

declare const proof: unique symbol;
type Proven<Kind extends string> = Viewer & { readonly [proof]: { readonly [Key in Kind]: true } };

/** Signed in, approved, with a full session. */
export type Actor = Proven<'actor'>;
export type Poster = Proven<'actor' | 'poster'>;
export type Staff = Proven<'actor' | 'staff'>;
export type Consultant = Proven<'actor' | 'staff' | 'poster' | 'consultant'>;
export type Editor = Proven<'actor' | 'staff' | 'editor'>;
export type Admin = Proven<'actor' | 'staff' | 'poster' | 'consultant' | 'editor' | 'admin'>;
/**
 * Has a profile and a CV, likes jobs, swipes and applies: every approved account, whatever its role (spec: accounts §6 "signed-in user").
 */
export type Candidate = Proven<'actor' | 'candidate'>;

const AUDIENCES: Partial<Record<Audience, StaffRight>> = {
  consultants: 'work_at_desk',
  editors: 'edit_content',
  admins: 'administer',
};

export function isInAudience(role: Role, audience: Audience | undefined): boolean {
  const staffRole = staffRoleOf({ role, isOwner: false });
  if (staffRole === null || audience === undefined) return false;
  const staffRight = AUDIENCES[audience];
  return staffRight ? STAFF_RIGHTS[staffRole].includes(staffRight) : audience === 'staff';
}

export const isSignedIn = ({ status, session }: Viewer): boolean => status === 'approved' && session.kind === 'full';

/** Includes staff who still have to set up their second factor. */
export const isStaff = (viewer: Viewer): boolean => isSignedIn(viewer) && staffRoleOf(viewer) !== null;

function hasRight(viewer: Viewer, staffRight: StaffRight): boolean {
  const staffRole = staffRoleOf(viewer);
  return (
    isSignedIn(viewer) && !viewer.lacksFactor && staffRole !== null && STAFF_RIGHTS[staffRole].includes(staffRight)
  );
}

export const mayWorkAtDesk = (viewer: Viewer): boolean => hasRight(viewer, 'work_at_desk');

export const mayEditContent = (viewer: Viewer): boolean => hasRight(viewer, 'edit_content');

export const mayAdminister = (viewer: Viewer): boolean => hasRight(viewer, 'administer');

export const mayAppointOwners = (viewer: Viewer): boolean => hasRight(viewer, 'appoint_owners');

export const mayPost = (viewer: Viewer): boolean =>
  (isSignedIn(viewer) && viewer.role === 'employer') || mayWorkAtDesk(viewer);

/** Every approved account. A candidate may apply before approval if the agency allows it (/admin/settings). */
export const mayApply = (viewer: Viewer): boolean =>
  isSignedIn(viewer) || (viewer.role === 'job_seeker' && viewer.status === 'pending' && viewer.appliesWhileWaiting);

/** spec: accounts §6 "Bootstrap admin form": viewers who are not admins, unless the session still needs its passkey. */
export const mayUseBootstrap = ({ role, session }: Viewer): boolean =>
  role !== 'admin' && session.kind !== 'second_factor';

/** spec: accounts §2 "An admin cannot delete their own account". */
export const mayDelete = (admin: Admin, accountId: string): boolean => admin.id !== accountId;
