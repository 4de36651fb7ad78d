/** Tells the server what was noticed. Nobody waits for it, and nobody is told when it cannot be told. */
import { href } from 'react-router';
import type { ReportedType } from '#domain/account/security-watch.ts';

export function sendReport(type: ReportedType, page: string): void {
  const sent = fetch(href('/api/security-reports'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type, page }),
    // The page may be on its way out.
    keepalive: true,
  });
  // Without a connection nothing is lost that could not be seen by the server.
  sent.catch(() => undefined);
}
