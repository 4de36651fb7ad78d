import { writeWidget } from '#app/features/board/embed/queries/widget.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { agency, brand } from '#domain/site/site.ts';

export function loader() {
  return new Response(writeWidget(agency().name, brand()), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // Browsers always fetch cross-origin modules with CORS.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...cachingHeaders({ seconds: 86_400 }),
    },
  });
}
