/** What the site is as an installed app. */
import { cachingHeaders } from '#app/site/cacheable.server.ts';
import { company } from '#content/company.ts';

export const loader = () =>
  Response.json(
    { name: company.name },
    { headers: { ...cachingHeaders({}), 'Content-Type': 'application/manifest+json' } },
  );
