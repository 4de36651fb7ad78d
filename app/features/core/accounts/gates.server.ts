/**
 * Gates check access: they return the actor of a request, such as an Admin, or throw the response that refuses. Commands take that actor as
 * proof of the check. Gates fail closed: if the session lookup fails, the response is 503 (docs/decisions/0038).
 */
import { data, href, redirect } from 'react-router';
import { answeringWithKey } from '#app/web/api/with-key.server.ts';
import { readSessionToken } from '#app/web/cookies/session-cookie.server.ts';
import { type AnswerStore, onceFor } from '#app/web/form/once/once.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Role } from '#domain/account/account.ts';
import { isUuid } from '#domain/uuid.ts';
import { beginRequest, endRequest } from './commands/answered-requests.server.ts';
import { admitKey } from './commands/api-keys.server.ts';
import { logSuspicion } from './commands/limits.server.ts';
import {
  type Actor,
  type Admin,
  type Candidate,
  type Consultant,
  type Editor,
  isInAudience,
  isSignedIn,
  isStaff,
  mayAdminister,
  mayApply,
  mayEditContent,
  mayPost,
  mayWorkAtDesk,
  type Poster,
  type Staff,
  type Viewer,
} from './policy.ts';
import { isAdministrator } from './queries/is-administrator.server.ts';
import { findSession } from './queries/sessions.server.ts';

/** Caches one lookup per request, shared by all its loaders. */
const viewers = new WeakMap<object, Promise<Viewer | null>>();
const adminChecks = new WeakMap<object, Promise<boolean>>();

/**
 * The account of this request's session, of any kind; null for a visitor. Throws a 503 if the lookup fails, because a signed-in person must
 * not be treated as signed out.
 */
export function findViewer(args: RequestArgs): Promise<Viewer | null> {
  const cachedViewer = viewers.get(args.context);
  if (cachedViewer) return cachedViewer;
  const viewer = lookUpViewer(args);
  viewers.set(args.context, viewer);
  return viewer;
}

async function lookUpViewer({ request, context }: RequestArgs): Promise<Viewer | null> {
  const { database, log, publicOrigin, requestId } = context.get(requestContext);
  const token = readSessionToken(request, publicOrigin);
  if (!token) return null;
  try {
    return await findSession(database.asPublic, token);
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the session lookup failed');
    throw data('try_again', { status: 503 });
  }
}

/** 'unknown' if the lookup failed: answer with 503, never as signed out. */
const findSender = (args: RequestArgs): Promise<Viewer | null | 'unknown'> =>
  findViewer(args).catch(() => 'unknown' as const);

export async function requireActor(args: RequestArgs): Promise<Actor> {
  const viewer = await requireViewer(args);
  if (isSignedIn(viewer)) return viewer as Actor;
  throw isPage(args.request) ? redirect(waitingPage(viewer)) : data('not_signed_in', { status: 403 });
}

export async function requirePoster(args: RequestArgs): Promise<Poster> {
  const actor = await requireFactor(args);
  if (mayPost(actor)) return actor as Poster;
  throw data('posters_only', { status: 403 });
}

/** A member of staff of any role, also one who still has to set up a second factor. */
export async function requireStaffAccount(args: RequestArgs): Promise<Staff> {
  const actor = await requireActor(args);
  if (isStaff(actor)) return actor as Staff;
  throw data('staff_only', { status: 403 });
}

export async function requireStaff(args: RequestArgs): Promise<Staff> {
  const actor = await requireFactor(args);
  if (await isGranted(args, actor, isStaff)) return actor as Staff;
  throw data('staff_only', { status: 403 });
}

export async function requireConsultant(args: RequestArgs): Promise<Consultant> {
  const actor = await requireFactor(args);
  if (await isGranted(args, actor, mayWorkAtDesk)) return actor as Consultant;
  throw data('consultants_only', { status: 403 });
}

export async function findConsultant(args: RequestArgs): Promise<Consultant | null> {
  const viewer = await findViewer(args);
  const hasFullSession = viewer !== null && isSignedIn(viewer) && !viewer.lacksFactor;
  return hasFullSession && (await isGranted(args, viewer as Actor, mayWorkAtDesk)) ? (viewer as Consultant) : null;
}

/**
 * For the content of the site: administrators and editors.
 * @public the pages of the studio ask it
 */
export async function requireEditor(args: RequestArgs): Promise<Editor> {
  const actor = await requireFactor(args);
  if (await isGranted(args, actor, mayEditContent)) return actor as Editor;
  throw data('editors_only', { status: 403 });
}

async function requireFactor(args: RequestArgs): Promise<Actor> {
  const actor = await requireActor(args);
  if (!actor.lacksFactor) return actor;
  if (!isPage(args.request)) throw data('second_factor_needed', { status: 403 });
  throw redirect(withPageNotice(href('/account/passkeys'), 'second-factor-needed'));
}

export async function requireAdmin(args: RequestArgs): Promise<Admin> {
  const actor = await requireFactor(args);
  if (await isGranted(args, actor, mayAdminister)) return actor as Admin;
  throw data('admins_only', { status: 403 });
}

/** Also asks the database about administrators. */
const isGranted = async (args: RequestArgs, actor: Actor, may: (viewer: Viewer) => boolean): Promise<boolean> =>
  may(actor) && (actor.role !== 'admin' || (await isGrantedByDatabase(args, actor)));

/** One query for each request. An error denies access (spec: accounts §8 "a check error leads to denial"). */
function isGrantedByDatabase({ context }: RequestArgs, { id }: Viewer): Promise<boolean> {
  const pending = adminChecks.get(context);
  if (pending) return pending;
  const { database, log, requestId } = context.get(requestContext);
  const check = isAdministrator(database.asPublic, id).catch((error: unknown) => {
    log.error({ err: error, errorId: requestId }, 'is_admin failed; access to the desk is denied');
    return false;
  });
  adminChecks.set(context, check);
  return check;
}

export async function requireCandidate(args: RequestArgs): Promise<Candidate> {
  const viewer = await requireViewer(args);
  return (mayApply(viewer) ? viewer : await requireActor(args)) as Candidate;
}

export async function findCandidate(args: RequestArgs): Promise<Candidate | null> {
  const viewer = await findViewer(args);
  return viewer && mayApply(viewer) ? (viewer as Candidate) : null;
}

/** The viewer if they may post jobs; otherwise null. */
export async function findPoster(args: RequestArgs): Promise<Poster | null> {
  const viewer = await findViewer(args);
  return viewer && mayPost(viewer) ? (viewer as Poster) : null;
}

/** Looks up a candidate by a session that began in this request, so the request's own lookup does not know it. */
export async function findCandidateByToken({ asPublic }: Database, token: string): Promise<Candidate | null> {
  const viewer = await findSession(asPublic, token);
  return viewer && mayApply(viewer) ? (viewer as Candidate) : null;
}

/** Accepts a session of any kind, for pages of people who wait for approval or a second factor, and for signing out. */
export async function requireViewer(args: RequestArgs): Promise<Viewer> {
  const viewer = await findViewer(args);
  if (viewer) return viewer;
  if (!isPage(args.request)) throw data('not_signed_in', { status: 401 });
  const { pathname, search } = pageUrl(args.request);
  const login = pathname.startsWith('/employer') || pathname.startsWith('/admin') || pathname.endsWith('/edit');
  const loginHref = login ? href('/employer-login') : href('/candidate-login');
  // Only paths that the login page accepts: a longer one could exceed the limit of a header.
  const next = readReturnPath(pathname + search);
  const notice = pathname === href('/employer/jobs/new') ? 'notice=post-needs-login' : null;
  const query = [next && `next=${encodeURIComponent(next)}`, notice].filter(Boolean).join('&');
  throw redirect(query ? `${loginHref}?${query}` : loginHref);
}

export const waitingPage = ({ session }: Viewer): string =>
  session.kind === 'second_factor' ? href('/passkey') : href('/account-status');

const isPage = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The start page of a role. */
export function homeOf(role: Role): string {
  if (role === 'job_seeker') return href('/jobs');
  if (role === 'employer') return href('/employer/jobs');
  return isInAudience(role, 'consultants') ? href('/admin') : href('/admin/studio');
}

/** The login page of a role. */
export const loginOf = (role: Role): string =>
  role === 'job_seeker' ? href('/candidate-login') : href('/employer-login');

/**
 * Redirects people who are signed in away from login and sign-up pages.
 *
 * @returns the return path and the job to like, '' if absent
 */
export async function requireSignedOut(args: RequestArgs): Promise<{ next: string; like: string }> {
  const { searchParams } = pageUrl(args.request);
  const next = readReturnPath(searchParams.get('next'));
  const like = searchParams.get('like') ?? '';
  const viewer = await findViewer(args);
  if (viewer && isSignedIn(viewer)) throw redirect(next ?? homeOf(viewer.role));
  return { next: next ?? '', like: isUuid(like) ? like : '' };
}

/** Stores the answers to a session's requests, so that a repeated request gets the same answer. */
export const keptAnswers: AnswerStore<Viewer> = {
  findSender,
  mayKeep: isSignedIn,
  begin: beginRequest,
  end: endRequest,
};

/** Middleware for routes whose forms may be sent twice: runs each `Idempotency-Key` once. */
export const answerOnce = onceFor(keptAnswers);

/** Answers a program that sends an API key. Its gates see the account of the key and ignore cookies. */
export const answerWithKey = answeringWithKey<Viewer>({
  admit: admitKey,
  enter: ({ context }, holder) => viewers.set(context, Promise.resolve(holder)),
  begin: beginRequest,
  end: endRequest,
});

/** Logs a form that our pages cannot have sent, because its sender probes the server (abuse: A01). */
export async function reportProbe({ request, context }: RequestArgs): Promise<void> {
  const services = context.get(requestContext);
  await logSuspicion(services, 'malicious_input', { path: pageUrl(request).pathname }).catch((error) =>
    services.log.error({ err: error, errorId: services.requestId }, 'a suspicious form could not be written down'),
  );
}
