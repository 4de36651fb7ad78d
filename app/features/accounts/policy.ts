/** Who may do what with an account, and the proofs that gates mint (spec: accounts §6). */
import type { AccountStatus, Role } from '#domain/account/account.ts';

/** A user with a session of any kind. */
export type Viewer = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  status: AccountStatus;
  session: {
    /** SHA-256 of its token. */
    hash: Buffer;
    kind: 'full' | 'restricted' | 'second_factor';
    expiresAt: Date;
  };
};

declare const proof: unique symbol;
type Proven<Kind extends string> = Viewer & { readonly [proof]: { readonly [Key in Kind]: true } };

/** Signed in: approved, with a full session. Only gates make one. */
export type Actor = Proven<'actor'>;
/** May post jobs: an employer or an admin. */
export type Poster = Proven<'actor' | 'poster'>;
export type Admin = Proven<'actor' | 'poster' | 'admin'>;
/** Looks for work: has a profile, likes jobs and applies for them. */
export type Candidate = Proven<'actor' | 'candidate'>;

export const isSignedIn = ({ status, session }: Viewer): boolean => status === 'approved' && session.kind === 'full';

export const mayPost = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && (viewer.role === 'employer' || viewer.role === 'admin');

export const mayAdminister = (viewer: Viewer): boolean => isSignedIn(viewer) && viewer.role === 'admin';

export const mayApply = (viewer: Viewer): boolean => isSignedIn(viewer) && viewer.role === 'job_seeker';

/** spec: accounts §6 "Bootstrap admin form": viewers who are not admins, unless the session still needs its passkey. */
export const mayUseBootstrap = ({ role, session }: Viewer): boolean =>
  role !== 'admin' && session.kind !== 'second_factor';

/** spec: accounts §2 "An admin cannot delete their own account". */
export const mayDelete = (admin: Admin, accountId: string): boolean => admin.id !== accountId;
