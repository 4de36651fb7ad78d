/** Tells where to report a vulnerability of the site (RFC 9116). */
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/security-txt';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, now } = context.get(requestContext);
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + VALID_DAYS));
  const lines = [
    `Contact: mailto:${agency().email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...cachingHeaders({ seconds: 3_600 }) },
  });
}
