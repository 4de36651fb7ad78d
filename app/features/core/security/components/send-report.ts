/** The page shows no error if the report fails. */
import { href } from 'react-router';
import type { ReportedType } from '#domain/account/security-watch.ts';

export function sendReport(type: ReportedType, page: string): void {
  const request = fetch(href('/api/security-reports'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type, page }),
    // The page may be unloading.
    keepalive: true,
  });
  request.catch(() => undefined);
}
