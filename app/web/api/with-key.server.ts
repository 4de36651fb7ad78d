/** Answers a program that sends an API key (RFC 6750), acting as the key's account. The answer is for that program only. */
import { createHash } from 'node:crypto';
import { type AnswerStore, isKey, type KeyedRequest, runOnce } from '#app/web/form/once/once.server.ts';
import { isRefusal } from '#app/web/form/script.server.ts';
import { type RequestArgs, type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { type ApiScope, holdsApiKey, isBearer } from '#domain/api-key/api-key.ts';
import { problem } from './problem.server.ts';
import { type ReadBody, readJson, readNothing } from './read-body.server.ts';

export type UsedKey = {
  id: string;
  scopes: readonly string[];
  requestsAMinute: number;
  /** Requests in the current minute, including this one. */
  requests: number;
  secondsLeft: number;
};
export type Admission<Holder> =
  | { ok: true; holder: Holder; key: UsedKey }
  | { ok: false; reason: 'unknown' | 'too_many_failures' };

type Keys<Holder> = Pick<AnswerStore<Holder>, 'begin' | 'end'> & {
  admit(services: RequestContext, token: string): Promise<Admission<Holder>>;
  /** Makes the key's holder the viewer for the gates of this request. */
  enter(args: RequestArgs, holder: Holder): void;
};

type Rules = {
  /** null: any key. */
  scope: ApiScope | null;
  methods?: readonly ('POST' | 'PATCH' | 'PUT' | 'DELETE')[];
  /** Reads the body; as JSON by default. DELETE has none. */
  reads?: (request: Request) => Promise<ReadBody>;
  /** Field of the first answer that is not stored, because it is secret. */
  secret?: string;
};

/** @param body of a writing request */
type Work<Key = UsedKey> = (asked: { key: Key; body: unknown }) => Promise<Response>;
/** True: requests without a key are answered, too. */
type IsOptional = true | undefined;

export const answeringWithKey =
  <Holder extends { id: string }>(keys: Keys<Holder>) =>
  async <Optional extends IsOptional = undefined>(
    args: RequestArgs,
    rules: Rules & { isOptional?: Optional },
    work: Work<UsedKey | (Optional extends true ? null : never)>,
  ): Promise<Response> => {
    const { request } = args;
    if (holdsApiKey(decodeURIComponent(new URL(request.url).search))) return removeCors(KEY_IN_ADDRESS());
    const authorization = request.headers.get('Authorization') ?? '';
    if (!isBearer(authorization))
      return rules.isOptional ? work({ key: null as never, body: null }) : removeCors(NO_KEY());
    const services = args.context.get(requestContext);
    try {
      return removeCors(await answerHolder(keys, args, rules, work, authorization.slice('Bearer '.length).trim()));
    } catch (thrown) {
      return removeCors(explain(thrown, services));
    }
  };

async function answerHolder<Holder extends { id: string }>(
  keys: Keys<Holder>,
  args: RequestArgs,
  rules: Rules,
  work: Work,
  token: string,
): Promise<Response> {
  const services = args.context.get(requestContext);
  const admission = await keys.admit(services, token);
  if (!admission.ok) return admission.reason === 'unknown' ? BAD_KEY() : FAILED_TOO_OFTEN();
  const { key, holder } = admission;
  const rate = rateOf(key);
  if (key.requests > key.requestsAMinute) {
    const retryAfter = { 'Retry-After': String(key.secondsLeft) };
    return problem(429, `This key is limited to ${key.requestsAMinute} requests a minute.`, {
      headers: { ...rate, ...retryAfter },
    });
  }
  const answer =
    refuseMethodOrScope(args.request, rules, key) ?? (await answerKeyHolder(keys, args, rules, { holder, key }, work));
  for (const [name, value] of Object.entries(rate)) answer.headers.set(name, value);
  return answer;
}

function refuseMethodOrScope(request: Request, { scope, methods = [] }: Rules, key: UsedKey): Response | null {
  if (!isReading(request) && !methods.some((method) => method === request.method))
    return problem(405, `${request.method} is not allowed here.`, {
      headers: { Allow: ['GET', 'HEAD', ...methods].join(', ') },
    });
  return scope && !key.scopes.includes(scope) ? lacksScope(scope) : null;
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

async function answerKeyHolder<Holder extends { id: string }>(
  keys: Keys<Holder>,
  args: RequestArgs,
  { reads = readJson, secret }: Rules,
  { holder, key }: { holder: Holder; key: UsedKey },
  work: Work,
): Promise<Response> {
  const { request, context } = args;
  const services = context.get(requestContext);
  keys.enter(args, holder);
  // Errors of gates also get the headers with the key's remaining requests.
  const answer = (thrown: unknown) => explain(thrown, services);
  if (isReading(request)) return work({ key, body: null }).catch(answer);
  const read = await (request.method === 'DELETE' ? readNothing : reads)(request);
  if (!read.ok) return read.answer;
  const idempotencyKey = request.headers.get('Idempotency-Key');
  if (idempotencyKey === null) return work({ key, body: read.value }).catch(answer);
  if (!isKey(idempotencyKey)) return problem(400, 'Idempotency-Key takes 1 to 200 visible characters.');
  const { pathname, search } = new URL(request.url);
  const keyed: KeyedRequest<Holder> = {
    viewer: holder,
    // Scoped by key: two keys of one account never share an answer.
    key: createHash('sha256').update(`${key.id}\n${idempotencyKey}`).digest('hex'),
    hash: createHash('sha256').update(`${request.method} ${pathname}${search}\n${read.text}`).digest(),
  };
  const result = await runOnce(keys, services, keyed, () => work({ key, body: read.value }), {
    // A refused request changed nothing, so it may be retried.
    isKept: ({ ok }) => ok,
    toKept: secret === undefined ? undefined : (keptAnswer) => withoutSecret(keptAnswer, secret),
  }).catch(answer);
  if (result === 'running') {
    return problem(409, 'The first request under this Idempotency-Key is still running.', {
      headers: { 'Retry-After': '1' },
    });
  }
  return result === 'another_request' ? problem(422, 'Another request was sent under this Idempotency-Key.') : result;
}

/** Removes the secret from the answer that is stored for a day. */
async function withoutSecret(answer: Response, secret: string): Promise<Response> {
  const body = JSON.stringify({ ...(await answer.json()), [secret]: null });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

function explain(thrown: unknown, { log, requestId }: RequestContext): Response {
  const status = thrown instanceof Response ? thrown.status : isRefusal(thrown) ? (thrown.init?.status ?? 500) : 500;
  if (status === 404) return problem(404, 'There’s nothing at this URL.');
  if (status < 500) return problem(403, 'The account this key acts for isn’t allowed to do this.');
  if (status === 500) log.error({ err: thrown, errorId: requestId }, 'a request with a key could not be answered');
  return problem(503, `The request failed. Error ID: ${requestId}`, { headers: { 'Retry-After': '5' } });
}

/** Removes CORS headers: the scripts of other sites must not read what a key opens. */
function removeCors(answer: Response): Response {
  for (const name of ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers']) answer.headers.delete(name);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** draft-ietf-httpapi-ratelimit-headers-11. */
const rateOf = ({ requestsAMinute, requests, secondsLeft }: UsedKey) => ({
  'RateLimit-Policy': `"minute";q=${requestsAMinute};w=60`,
  RateLimit: `"minute";r=${Math.max(0, requestsAMinute - requests)};t=${secondsLeft}`,
});

const NO_KEY = () =>
  problem(401, 'Send a key in the header Authorization: Bearer.', { headers: { 'WWW-Authenticate': 'Bearer' } });

const BAD_KEY = () =>
  problem(401, 'This key is unknown, expired or revoked.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });

const KEY_IN_ADDRESS = () =>
  problem(400, 'Send the key in the Authorization header. A key in a URL may have been logged, so revoke it.');

const FAILED_TOO_OFTEN = () =>
  problem(429, 'Too many requests with invalid keys from your network.', { headers: { 'Retry-After': '900' } });

const lacksScope = (scope: ApiScope) =>
  problem(403, `This key lacks the scope ${scope}.`, {
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  });
