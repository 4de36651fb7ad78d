/** Asks /search; a plain form, so that it works on every page. `id` keeps several of them apart. */
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/input.tsx';
import { LONGEST_SEARCH } from './search-length.ts';

type SearchFormProps = { id: string; field?: Ref<HTMLInputElement>; question?: string; hasFocus?: boolean };

export function SearchForm({ id, field, question, hasFocus }: SearchFormProps) {
  return (
    <Form action={href('/search')} role="search" className="flex gap-2">
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
        // A popover or dialog gives the focus to what asks for it when it opens; the page itself never moves it.
        autoFocus={hasFocus}
      />
      <Button type="submit" aria-label="Search" className="px-3.5!">
        <Search aria-hidden="true" />
      </Button>
    </Form>
  );
}
