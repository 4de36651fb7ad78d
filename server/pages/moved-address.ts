/** Redirects the old address of an item with a changed slug, or of an imported job. */
import type { IncomingMessage } from 'node:http';
import { findMovedJob } from '#app/features/board/job-imports/queries/old-address.server.ts';
import { isReading } from './page-key.ts';
import type { PageServices } from './renderer.ts';

type Asked = Pick<IncomingMessage, 'url' | 'method'>;
export type RedirectMoved = (request: Asked, answer: Response) => Promise<Response>;

/** @returns a function that replaces a 404 answer if the address has moved, and returns any other answer unchanged */
export function createMovedRedirect({ content, services }: Pick<PageServices, 'content' | 'services'>): RedirectMoved {
  return async ({ url = '/', method = 'GET' }, answer) => {
    if (answer.status !== 404 || !isReading({ method } as IncomingMessage)) return answer;
    const path = url.split('?', 1)[0] ?? '/';
    const location = content.redirectOf(path) ?? (await findMovedAddress(path));
    return location ? new Response(null, { status: 308, headers: { Location: location } }) : answer;
  };

  /** The 404 page needs no database, so it works during an outage. */
  function findMovedAddress(path: string): Promise<string | null> {
    return findMovedJob(services.database, path).catch((error: unknown) => {
      services.log.warn({ err: error }, 'it was not looked up where an old address leads');
      return null;
    });
  }
}
