/**
 * For commands that a browser sends again when it did not hear the answer: `export const middleware = [answerOnce]`. A
 * request with an `Idempotency-Key` runs once, and whoever repeats it is answered the same (docs/decisions/0016).
 */
import { createHash } from 'node:crypto';
import { data, type MiddlewareFunction } from 'react-router';
import {
  beginRequest,
  endRequest,
  type KeptAnswer,
  type KeyedRequest,
} from '#app/features/accounts/commands/answered-requests.server.ts';
import { findSender } from '#app/features/accounts/gates.server.ts';
import { isSignedIn } from '#app/features/accounts/policy.ts';
import { ACCOUNT_HEADER } from '#app/site/account-header.ts';
import { requestContext } from '#app/site/request-context.server.ts';

const KEY = /^[!-~]{1,200}$/;
const LARGEST_BODY_BYTES = 1_048_576;
/** How the router's own script is told of a page, or to go to another. */
const ROUTERS_OWN = 'text/x-script';
const ROUTERS_REDIRECT = 202;

/**
 * Requests that only read, that name neither a key nor an account, or a key and nobody is signed in, pass as if this were not
 * here.
 */
export const answerOnce: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const key = request.headers.get('Idempotency-Key');
  const account = request.headers.get(ACCOUNT_HEADER);
  if (key === null && account === null) return next();
  const viewer = await findSender({ request, context });
  if (viewer === 'unknown') return refuse(request, 503, 'try_again', { 'Retry-After': '5' });
  if (account !== null) {
    if (!viewer) return refuse(request, 401, 'not_signed_in');
    if (viewer.id !== account) return refuse(request, 403, 'other_account');
  }
  if (key === null || !viewer || !isSignedIn(viewer)) return next();
  if (!isKey(key)) return refuse(request, 400, 'bad_idempotency_key');
  // Files come with a boundary that is new each time, and are not kept in memory for this.
  if (/^multipart/i.test(request.headers.get('Content-Type') ?? '')) return refuse(request, 400, 'not_with_a_file');
  const hash = await hashOf(request.clone());
  if (!hash) return refuse(request, 413, 'too_large');

  const services = context.get(requestContext);
  const keyed: KeyedRequest = { viewer, key, hash };
  const beginning = await beginRequest(services, keyed);
  if (!beginning.ok) {
    if (beginning.reason === 'answered') return replay(beginning.answer);
    return beginning.reason === 'running'
      ? refuse(request, 409, 'still_running', { 'Retry-After': '1' })
      : refuse(request, 422, 'key_of_another_request');
  }
  const response = await next();
  // What was done stays done: whoever asks again within the minute is told that it runs, and afterwards it is repeated.
  const answer = isDecided(response) ? await read(response.clone()) : null;
  await endRequest(services, keyed, beginning.run, answer).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'an answer could not be kept');
  });
  return response;
};

export const isKey = (key: string): boolean => KEY.test(key);

/** Method, address and body; null where the body is too large. */
async function hashOf(request: Request): Promise<Buffer | null> {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(`${request.method} ${pathname}${search}\n`);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY_BYTES) return null;
    hash.update(chunk);
  }
  return hash.digest();
}

/** A page is only shown, a fault decides nothing, and who asked too often may ask again. */
function isDecided({ status, headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  const isPage = type.startsWith('text/html') || (type.startsWith(ROUTERS_OWN) && status !== ROUTERS_REDIRECT);
  return status < 500 && status !== 429 && !isPage;
}

/** Cookies are for the one who was answered then. */
async function read(response: Response): Promise<KeptAnswer> {
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

function replay({ status, headers, body }: KeptAnswer): Response {
  const hasBody = ![204, 205, 304].includes(status);
  const response = new Response(hasBody ? new Uint8Array(body) : null, { status, headers });
  response.headers.set('Idempotency-Replayed', 'true');
  return response;
}

/** The router's own script understands only the router's words; everybody else gets JSON. */
function refuse(request: Request, status: number, reason: Reason, headers: Record<string, string> = {}): Response {
  if (new URL(request.url).pathname.endsWith('.data')) throw data(reason, { status, headers });
  return Response.json({ ok: false, reason, message: MESSAGES[reason] }, { status, headers });
}

const MESSAGES = {
  not_signed_in: 'You are logged out. Log in again to send it.',
  try_again: 'We could not process this just now. Try again in a moment.',
  other_account: 'This was saved by somebody else, who has to be signed in for it.',
  bad_idempotency_key: 'The key of this request is not one.',
  not_with_a_file: 'Files cannot be sent under a key.',
  too_large: 'It is too large to be sent.',
  still_running: 'It is being done at this moment.',
  key_of_another_request: 'Another request was sent under this key.',
};
type Reason = keyof typeof MESSAGES;
