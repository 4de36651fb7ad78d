import { MATRIX, type MatrixActor, type Outcome } from './matrix.ts';
import { type Fields, formFor } from './matrix-forms.ts';
import type { BuiltRoute } from './matrix-routes.ts';
import { listLeaks, type Stage } from './matrix-stage.ts';
import { type Answer, request } from './request.ts';

export const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Cell = {
  route: BuiltRoute;
  actor: MatrixActor;
  /** `DATA` requests the data of this route alone, as the browser's router does. */
  method: 'GET' | 'DATA' | (typeof WRITES)[number];
  /** Replaces `:id`; by default the target of the route. */
  id?: string | undefined;
  /** Sends the change as the browser's router does, so the answer contains no page. */
  isScripted?: true;
};

const NO_FORM = { type: 'application/x-www-form-urlencoded', body: 'a=1' };

export function addressOf(stage: Stage, { pattern }: Pick<BuiltRoute, 'pattern'>, id?: string): string {
  const { target, address } = MATRIX[pattern] ?? {};
  const template = address ?? `/${pattern}`;
  return target ? template.replace(':id', id ?? stage.targetOf(target)) : template;
}

export async function ask(stage: Stage, { route, actor, method, id, isScripted }: Cell): Promise<Answer> {
  const headers = await stage.headersOf(actor);
  const address = addressOf(stage, route, id);
  if (method === 'GET') return request(stage.site.url, address, { headers });
  if (method === 'DATA')
    return request(stage.site.url, withQuery(dataAddress(address), `_routes=${encodeURIComponent(route.id)}`), {
      headers,
    });
  const version: Fields = route.pattern === 'jobs/:id/edit' ? { version: stage.version() } : {};
  const { type, body } = route.hasAction ? formFor(route.pattern, version) : NO_FORM;
  return request(stage.site.url, isScripted ? dataAddress(address) : address, {
    method,
    headers: { ...headers, Origin: stage.site.url, 'Content-Type': type, Accept: 'application/json' },
    body,
  });
}

/** The address at which the browser's router requests the data of a page and sends its forms. */
export function dataAddress(address: string): string {
  const [path = '', query] = address.split('?', 2);
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`;
}

const withQuery = (address: string, query: string): string => `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** @returns a sentence for each difference from the matrix */
export function listFaults(
  { route, actor, method, id, isScripted }: Cell,
  expected: Outcome,
  answer: Answer,
): string[] {
  const name = `${method} /${route.pattern} as ${actor}${id ? ', of oneself' : ''}`;
  const isExpected = method === 'DATA' || isScripted ? isDataOf(expected, answer) : isPageOf(expected, answer);
  const target = answer.headers.location ? ` → ${answer.headers.location}` : '';
  return [
    ...(isExpected ? [] : [`${name}: expected ${expected}, was answered ${answer.status}${target}`]),
    ...(MATRIX[route.pattern]?.isOpenBook ? [] : listLeaks(actor, answer.body.toString())).map(
      (words) => `${name}: shows '${words}'`,
    ),
  ];
}

const STATUSES = { unknown: 401, refused: 403, missing: 404, not_asked: 405, page: 200 } as const;

function isPageOf(expected: Outcome, { status, headers: { location = '' } }: Answer): boolean {
  const isRedirect = (status >= 301 && status <= 303) || status === 308;
  switch (expected) {
    case 'login':
      return isRedirect && /^\/(candidate|employer)-login(\?next=|$)/.test(location);
    case 'waits':
      return isRedirect && /^\/(account-status|passkey)$/.test(location);
    case 'elsewhere':
      return isRedirect;
    case 'let_in':
      return status < 500 && ![404, 405].includes(status) && !(status === 403 && location === '');
    default:
      return status === STATUSES[expected];
  }
}

/** Compares a response to React Router's script, which gets a redirect as 202 with the address in the body. */
function isDataOf(expected: Outcome, { status, body }: Answer): boolean {
  const location = /"(\/[^"]*)"/.exec(body.toString())?.[1] ?? '';
  if (status === 202) return isPageOf(expected, { status: 302, headers: { location }, body });
  return isPageOf(expected, { status, headers: {}, body });
}
