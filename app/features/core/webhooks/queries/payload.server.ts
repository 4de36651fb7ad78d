/** Bodies are minimal: ids, the status, and where to read more (docs/decisions/0098). */
import { href } from 'react-router';

export type StoredEvent = { type: string; subjectId: string; data: unknown; occurredAt: Date };

export function writePayload({ type, subjectId, data, occurredAt }: StoredEvent, publicOrigin: string): string {
  const facts = data as Record<string, string | null>;
  const addresses = Object.entries(addressesOf(type, subjectId)).map(([name, path]) => [name, publicOrigin + path]);
  return JSON.stringify({
    type,
    timestamp: occurredAt.toISOString(),
    data: { ...facts, ...Object.fromEntries(addresses) },
  });
}

function addressesOf(type: string, id: string): Record<string, string> {
  const [noun] = type.split('.');
  if (noun === 'job') return { url: href('/jobs/:id', { id }), api_url: href('/api/v1/jobs/:id', { id }) };
  if (noun === 'application') return { desk_url: href('/employer/applications/:id', { id }) };
  if (noun === 'candidate') return { desk_url: href('/admin/people/:id', { id }) };
  if (noun === 'placement') return { desk_url: href('/admin/placements/:id', { id }) };
  return {};
}
