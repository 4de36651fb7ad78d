import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';

type SearchFormProps = {
  id: string;
  place: keyof typeof NAMES;
  field?: Ref<HTMLInputElement>;
  question?: string;
  hasFocus?: boolean;
};

const NAMES = { header: 'Site search in the header', menu: 'Site search in the menu', page: 'Site search' };

export function SearchForm({ id, place, field, question, hasFocus }: SearchFormProps) {
  return (
    <Form action={href('/search')} role="search" aria-label={NAMES[place]} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        Search this site
      </label>
      <Input
        ref={field}
        id={id}
        name="q"
        type="search"
        placeholder="Search..."
        defaultValue={question}
        maxLength={LONGEST_SEARCH}
        // A popover or dialog focuses the `autoFocus` element when opened; a page load does not.
        autoFocus={hasFocus}
      />
      <Button type="submit" aria-label="Search" className="px-3.5!">
        <Search aria-hidden="true" />
      </Button>
    </Form>
  );
}
