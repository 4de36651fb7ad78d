import { Search } from 'lucide-react';
import { useId } from 'react';
import { Form, href } from 'react-router';
import { Input } from '#app/ui/form/input.tsx';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import type { City } from '#domain/place/place.ts';
import { SOLID_ON_DEEP } from './deep-buttons.ts';

export function CitySearch({ city }: { city: City }) {
  const id = useId();
  return (
    <Form action={href('/jobs')} role="search" aria-label={`Jobs in ${city.name}`} className="mt-3">
      <label htmlFor={id} className="text-sm text-on-deep-soft">
        Job title or employer
      </label>
      <div className="mt-1 flex gap-2">
        <Input id={id} name="search" type="search" maxLength={LONGEST_SEARCH} className="min-w-0" />
        <input type="hidden" name="where" value={city.name} />
        <button type="submit" className={SOLID_ON_DEEP}>
          <Search aria-hidden="true" className="size-[1.15em] shrink-0" />
          <span>
            Search<span className="sr-only"> jobs in {city.name}</span>
          </span>
        </button>
      </div>
    </Form>
  );
}
