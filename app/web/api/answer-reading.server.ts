import type { z } from 'zod';
import { type Caching, cachingHeaders, weakTagOf } from '#app/web/caching/cacheable.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { FOR_ALL_SITES, problem, problemOf } from './problem.server.ts';

type Answer = {
  body: object;
  next?: string | null;
  /** Absent: not cached. */
  caching?: Caching;
  /** Entity tag, for resources that can be changed. */
  etag?: string;
};

/** @param find returns null for a missing resource, or a Response that refuses */
export async function answerReading<Question extends z.ZodObject>(
  { request, context }: RequestArgs,
  { question }: { question: Question },
  find: (parameters: z.output<Question>, address: URL) => Promise<Answer | Response | null>,
): Promise<Response> {
  const address = new URL(request.url);
  const duplicate = [...address.searchParams.keys()].find((name) => address.searchParams.getAll(name).length > 1);
  if (duplicate !== undefined) return problem(400, `The parameter ${duplicate} is given more than once.`);
  const parsed = question.safeParse(Object.fromEntries(address.searchParams));
  if (!parsed.success) return problemOf(parsed.error);
  const { log, requestId } = context.get(requestContext);
  try {
    const answer = await find(parsed.data, address);
    if (!answer) return problem(404, 'There’s nothing at this URL.');
    return answer instanceof Response ? answer : send(answer);
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'a question of the API could not be answered');
    return problem(503, `The lookup failed. Error ID: ${requestId}`, { headers: { 'Retry-After': '5' } });
  }
}

function send({ body, next, caching, etag }: Answer): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      ...FOR_ALL_SITES,
      ...(next && { Link: `<${next}>; rel="next"` }),
      // The page cache adds entity tags to what it stores.
      ...(caching ? cachingHeaders(caching) : { ETag: etag ?? weakTagOf(text) }),
    },
  });
}

export function nextPage(origin: string, { pathname, searchParams }: URL, after: string | null): string | null {
  if (after === null) return null;
  const parameters = new URLSearchParams(searchParams);
  parameters.set('after', after);
  return `${origin}${pathname}?${parameters}`;
}

export const invalidCursor = (): Response => problem(400, 'The parameter after isn’t valid for this URL.');
