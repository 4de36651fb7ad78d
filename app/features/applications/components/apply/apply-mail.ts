/** The mail by which somebody applies for a job without an account. */
import { href } from 'react-router';
import { jobReference } from '#app/features/jobs/schema.ts';
import { company as agency } from '#content/company.ts';

/** Names its job twice: for people in the subject, for whoever looks it up in the text. */
export function mailAbout({ id, title }: { id: string; title: string }, publicOrigin: string): string {
  const subject = `Application: ${title}, ${jobReference(id)}`;
  const body = `${publicOrigin}${href('/jobs/:id', { id })}\n\n`;
  return `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
