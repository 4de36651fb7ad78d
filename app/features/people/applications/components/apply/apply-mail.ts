import { href } from 'react-router';
import { jobReference } from '#app/features/board/jobs/schema.ts';
import { agency } from '#domain/site/site.ts';

export function mailAbout({ id, title }: { id: string; title: string }, publicOrigin: string): string {
  const subject = `Application: ${title}, ${jobReference(id)}`;
  const body = `${publicOrigin}${href('/jobs/:id', { id })}\n\n`;
  return `mailto:${agency().email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
