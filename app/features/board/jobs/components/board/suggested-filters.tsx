import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { suggestFilters } from '../../schema.ts';
import { focusBoardCount } from './active-filters.tsx';

export function SuggestedFilters({ search }: { search: JobQuestion }) {
  const filters = suggestFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Suggested filters" className="mb-4 flex flex-wrap gap-2">
      {filters.map(({ label, search: filtered }) => (
        <li key={label} className="max-w-full">
          <ButtonLink
            to={href('/jobs') + writeJobQuestion(filtered)}
            preventScrollReset
            onClick={focusBoardCount}
            variant="secondary"
            size="sm"
            className="max-w-full whitespace-normal [overflow-wrap:anywhere]"
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
