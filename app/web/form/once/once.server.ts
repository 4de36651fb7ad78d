/**
 * Requests that browsers repeat because they lost the answer (docs/decisions/0122). A request with an `Idempotency-Key` runs once; its
 * answer is stored in the transaction of its changes, and repeated.
 */
import { createHash } from 'node:crypto';
import { data, type MiddlewareFunction } from 'react-router';
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import { type RequestArgs, type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { LARGEST_FORM_BYTES } from '../largest-form.ts';
import { isUpload } from '../read.server.ts';

/** `hash` is the SHA-256 of the request's content. */
export type KeyedRequest<Sender> = { viewer: Sender; key: string; hash: Buffer };
export type KeptAnswer = { status: number; headers: [name: string, value: string][]; body: Buffer };
export type BeginResult =
  | { ok: true }
  | { ok: false; reason: 'answered'; answer: KeptAnswer }
  | { ok: false; reason: 'running' | 'another_request' };

/** Finds a request's sender, and stores its answer. */
export type AnswerStore<Sender> = {
  /** 'unknown': the session lookup failed. */
  findSender(args: RequestArgs): Promise<Sender | null | 'unknown'>;
  mayKeep(sender: Sender): boolean;
  begin(services: RequestContext, request: KeyedRequest<Sender>): Promise<BeginResult>;
  end(services: RequestContext, request: KeyedRequest<Sender>, answer: KeptAnswer): Promise<void>;
};

const KEY = /^[!-~]{1,200}$/;
/** Media type and redirect status of answers to the router's own script. */
const ROUTERS_OWN = 'text/x-script';
const ROUTERS_REDIRECT = 202;

/** Leaves alone requests that only read, that name neither a key nor an account, or that have a key but no session. */
export function onceFor<Sender extends { id: string }>(keeping: AnswerStore<Sender>): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const key = request.headers.get('Idempotency-Key');
    const account = request.headers.get(ACCOUNT_HEADER);
    if (key === null && account === null) return next();
    const viewer = await keeping.findSender({ request, context });
    if (viewer === 'unknown') return refuse(request, 503, 'try_again', { 'Retry-After': '5' });
    if (account !== null) {
      if (!viewer) return refuse(request, 401, 'not_signed_in');
      if (viewer.id !== account) return refuse(request, 403, 'other_account');
    }
    if (key === null || !viewer || !keeping.mayKeep(viewer)) return next();
    if (!isKey(key)) return refuse(request, 400, 'bad_idempotency_key');
    // Uploads have a random boundary, so repeats do not hash alike, and files should not be held in memory.
    if (isUpload(request)) return refuse(request, 400, 'not_with_a_file');
    const hash = await hashOf(request.clone());
    if (!hash) return refuse(request, 413, 'too_large');

    const services = context.get(requestContext);
    const answer = await runOnce(keeping, services, { viewer, key, hash }, () => next().then(undoFailure), {
      isKept: isDecided,
    }).catch((thrown: unknown) => {
      if (thrown instanceof RolledBack) return thrown.answer;
      throw thrown;
    });
    if (answer === 'running') return refuse(request, 409, 'still_running', { 'Retry-After': '1' });
    return answer === 'another_request' ? refuse(request, 422, 'key_of_another_request') : answer;
  };
}

class RolledBack extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super('the request failed');
    this.answer = answer;
  }
}

function undoFailure(answer: Response): Response {
  if (answer.status >= 500) throw new RolledBack(answer);
  return answer;
}

type Rules = {
  /** True if the answer is stored and repeated under this key. Otherwise the request may run again. */
  isKept: (response: Response) => boolean;
  toKept?: ((response: Response) => Response | Promise<Response>) | undefined;
};

/** An exception rolls back all database changes of `work`. */
export function runOnce<Sender>(
  { begin, end }: Pick<AnswerStore<Sender>, 'begin' | 'end'>,
  services: RequestContext,
  keyed: KeyedRequest<Sender>,
  work: () => Promise<Response>,
  { isKept, toKept = (response) => response }: Rules,
): Promise<Response | 'running' | 'another_request'> {
  return services.database.inOneTransaction(async () => {
    const beginning = await begin(services, keyed);
    if (!beginning.ok) return beginning.reason === 'answered' ? replay(beginning.answer) : beginning.reason;
    const response = await work();
    if (isKept(response)) await end(services, keyed, await read(await toKept(response.clone())));
    return response;
  });
}

export const isKey = (key: string): boolean => KEY.test(key);

async function hashOf(request: Request): Promise<Buffer | null> {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(`${request.method} ${pathname}${search}\n`);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_FORM_BYTES) return null;
    hash.update(chunk);
  }
  return hash.digest();
}

/** Rendered pages, server errors and rate limits are not final answers, so such requests may run again. */
function isDecided({ status, headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  const isPage = type.startsWith('text/html') || (type.startsWith(ROUTERS_OWN) && status !== ROUTERS_REDIRECT);
  return status < 500 && status !== 429 && !isPage;
}

/** Cookies belong to the first answer only. */
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

/** The router's script understands only its own format; other clients get JSON. */
function refuse(request: Request, status: number, reason: Reason, headers: Record<string, string> = {}): Response {
  if (new URL(request.url).pathname.endsWith('.data')) throw data(reason, { status, headers });
  return Response.json({ ok: false, reason, message: MESSAGES[reason] }, { status, headers });
}

const MESSAGES = {
  not_signed_in: 'You’re signed out. Sign in again to send it.',
  try_again: 'We couldn’t process this just now. Try again in a moment.',
  other_account: 'You saved this in another account. Sign in to that account to send it.',
  bad_idempotency_key: 'The Idempotency-Key isn’t valid.',
  not_with_a_file: 'You can’t send files with an Idempotency-Key.',
  too_large: 'It’s too large to send.',
  still_running: 'It’s being processed now.',
  key_of_another_request: 'Another request was sent under this key.',
};
type Reason = keyof typeof MESSAGES;
