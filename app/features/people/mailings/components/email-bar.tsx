import { href, Link } from 'react-router';
import type { PeopleSearch } from '#app/features/people/people/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { writeSearch } from '#domain/address/search-parameters.ts';

export const EmailBar = ({ search }: { search: PeopleSearch }) => (
  <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
    <Button type="submit" formMethod="get" formAction={href('/admin/people/email')} variant="secondary">
      Email selected people
    </Button>
    <Link
      to={href('/admin/people/email') + writeSearch({ ...search, page: 1 })}
      className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
    >
      Email everyone on this list
    </Link>
  </p>
);
