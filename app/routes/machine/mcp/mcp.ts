/** The jobs of this site for programs of language models (https://modelcontextprotocol.io). */
import { answerMessage } from '#app/features/core/mcp/queries/messages.server.ts';
import { LARGEST_MESSAGE } from '#app/features/core/mcp/schema.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/mcp';

/** Limits per minute. The address's own limit comes first, so that one address never uses up the shared one. */
const perAddressLimit = new AddressGate(120);
const totalLimit = new FloodGate(1_200);

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  if (request.method !== 'POST') return notAllowed();
  const now = services.now.getTime();
  // The limits are checked before the body is read.
  if (!perAddressLimit.lets(services.client.ip, now) || !totalLimit.lets(now))
    return respond(429, { 'Retry-After': '60' });
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return respond(415);
  if (Number(request.headers.get('Content-Length')) > LARGEST_MESSAGE) return respond(413);
  const text = await request.text();
  if (text.length > LARGEST_MESSAGE) return respond(413);
  const { status, body } = await answerMessage(services, request.headers, text);
  return body === null ? respond(status) : Response.json(body, { status, headers: NO_STORE });
}

/** This server offers neither streams nor sessions. */
export const loader = () => notAllowed();

const NO_STORE = { 'Cache-Control': 'no-store' };
const respond = (status: number, headers = {}) => new Response(null, { status, headers: { ...NO_STORE, ...headers } });
const notAllowed = () => respond(405, { Allow: 'POST' });
