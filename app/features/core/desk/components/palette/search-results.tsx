import { Form, href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { type FoundRecord, LEAST_LETTERS } from '../../schema/found.ts';
import { groupEntries, groupRecords } from './entries.ts';

const LEADS: Readonly<Record<string, string>> = {
  interview: 'Find the candidate, open their application, and choose Offer times for an interview.',
  note: 'Find the person, then write the note in their record.',
};

type SearchResultsProps = { text: string; purpose: string | null; records: FoundRecord[] | null };

export function SearchResults({ text, purpose, records }: SearchResultsProps) {
  const viewer = useViewer();
  const groups = [...groupRecords(records ?? []), ...(viewer && !purpose ? groupEntries(viewer.role, text) : [])];
  const lead = LEADS[purpose ?? ''];
  return (
    <>
      {lead && <p className="mb-4 text-ink-soft">{lead}</p>}
      <Form action={href('/admin/search')} role="search" aria-label="Search the desk" className="flex items-end gap-3">
        {purpose && <input type="hidden" name="for" value={purpose} />}
        <Field id="desk-search" label="Name, job, client or action" className="min-w-0 flex-1">
          {(control) => <Input {...control} name="q" type="search" maxLength={100} defaultValue={text} key={text} />}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {!records ? (
        <LoadFailure
          title="The search did not work."
          retryHref={`${href('/admin/search')}?q=${encodeURIComponent(text)}`}
        >
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : (
        <div className="mt-6 space-y-6">
          {groups.map(({ heading, entries }) => (
            <section key={heading}>
              <h2 className="mb-1 font-semibold">{heading}</h2>
              <ul>
                {entries.map(({ id, to, label, detail }) => (
                  <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 border-line border-b py-1">
                    <Link to={to} translate="no" className="link">
                      {label}
                    </Link>
                    {detail && <span className="text-ink-soft text-sm">{detail}</span>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 && text.length >= LEAST_LETTERS && (
            <EmptyState title={`Nothing found for “${text}”`}>
              Try the first letters of a name, a job title, or an email address.
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}
