import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

/** Links beside the heading of a page, by its path. */
const ACTIONS: Readonly<Record<string, readonly { label: string; to: string }[]>> = {
  '/admin/jobs': [
    { label: 'Import jobs', to: href('/admin/imports') },
    { label: 'Post a job', to: href('/employer/jobs/new') },
  ],
};

export function SectionActions({ path }: { path: string }) {
  const actions = ACTIONS[path] ?? [];
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ label, to }) => (
        <ButtonLink key={to} to={to} variant="secondary" size="sm">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
