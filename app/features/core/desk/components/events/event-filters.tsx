/** What of the security events is shown. */

import { href } from 'react-router';
import { SECURITY_EVENT_NAMES } from '#domain/account/security-events.ts';
import { type EventSearch, RISK_NAMES, RISKS, wordsFor } from '../../schema.ts';
import { FilterChoice, FilterForm, FilterText } from '../list/filter-form.tsx';

export function EventFilters({ search, types }: { search: EventSearch; types: readonly string[] }) {
  const known = types.map((value) => ({ value, label: wordsFor(SECURITY_EVENT_NAMES, value) }));
  return (
    <FilterForm label="Security events" action={href('/admin/security-events')} values={search}>
      <FilterText name="person" label="Person, by name or email" value={search.person} />
      <FilterChoice
        name="type"
        label="Type"
        value={search.type}
        all="All types"
        choices={known.sort((a, b) => a.label.localeCompare(b.label, 'en-GB'))}
      />
      <FilterChoice
        name="risk"
        label="Risk"
        value={search.risk}
        all="Any risk"
        choices={RISKS.map((value) => ({ value, label: RISK_NAMES[value] }))}
      />
      <FilterText name="from" label="From" value={search.from} type="date" />
      <FilterText name="to" label="To" value={search.to} type="date" />
    </FilterForm>
  );
}
