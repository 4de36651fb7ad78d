import { href, Link } from 'react-router';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';

export const AlertLink = ({ search }: { search: Partial<JobQuestion> }) => (
  <Link
    to={href('/alerts/new') + writeJobQuestion({ ...search, page: 1, sort: null, posted: null, map: null })}
    className="link inline-flex min-h-11 items-center font-semibold"
  >
    Email me jobs like this
  </Link>
);
