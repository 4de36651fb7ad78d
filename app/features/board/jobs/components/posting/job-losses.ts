import { countOf } from '#domain/text/counts.ts';

export function describeLosses(applications: number | null): string {
  const losses = 'You’ll lose its text, views and likes';
  if (applications === 0) return `${losses}. It has no applications.`;
  const lostApplications =
    applications === null
      ? 'any applications for it'
      : applications === 1
        ? 'the application for it'
        : `the ${countOf(applications, 'application')} for it`;
  return `${losses}, and you can no longer read ${lostApplications}. Candidates keep their own record.`;
}
