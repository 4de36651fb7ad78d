/** A list whose entries can be added, removed and moved. Its buttons submit the form; with JavaScript the page changes at once instead. */
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Field as ItemField } from '#db/content/fields.ts';
import { countName, MOST_ENTRIES } from '../../form.ts';
import { controlId } from './control-id.ts';
import { EntryName, useGroupName } from './entry-name.ts';

type ListFieldProps = {
  field: Extract<ItemField, { kind: 'list' }>;
  path: string;
  value: unknown;
  error: string | null;
  /** Renders the fields of one entry. */
  children: (entry: unknown, path: string) => ReactNode;
};

export function ListField({ field, path, value, error, children }: ListFieldProps) {
  const entries = Array.isArray(value) ? value : [];
  const legend = useGroupName(field.label);
  const parent = useContext(EntryName);
  return (
    <fieldset id={controlId(path)} tabIndex={-1} className="min-w-0 rounded-md border border-line p-4">
      <legend className="px-1 font-semibold">{legend}</legend>
      <input type="hidden" name={countName(path)} value={entries.length} />
      {field.hint && <p className="mb-3 text-sm text-ink-soft">{field.hint}</p>}
      {error && <p className="mb-3 text-sm font-medium text-signal">{error}</p>}
      {entries.length > 0 && (
        <ol className="mb-4 grid gap-4">
          {entries.map((entry, index) => {
            const at = `${path}.${index}`;
            const title = `${field.one} ${index + 1}`;
            const name = parent ? `${title} of ${parent}` : title;
            return (
              <li key={at} className="rounded-md bg-sunken p-4">
                <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
                  <p className="font-semibold first-letter:uppercase">{title}</p>
                  <div className="flex gap-1.5">
                    <Change intent={`up:${at}`} label={`Move ${name} up`} disabled={index === 0}>
                      <ArrowUp aria-hidden="true" />
                    </Change>
                    <Change intent={`down:${at}`} label={`Move ${name} down`} disabled={index === entries.length - 1}>
                      <ArrowDown aria-hidden="true" />
                    </Change>
                    <Change intent={`remove:${at}`} label={`Remove ${name}`}>
                      <Trash2 aria-hidden="true" />
                    </Change>
                  </div>
                </div>
                <EntryName value={name}>{children(entry, at)}</EntryName>
              </li>
            );
          })}
        </ol>
      )}
      <Button
        type="submit"
        name="intent"
        value={`add:${path}`}
        variant="secondary"
        size="sm"
        aria-label={parent ? `Add ${field.one} to ${parent}` : undefined}
        disabled={entries.length >= MOST_ENTRIES}
      >
        <Plus aria-hidden="true" />
        Add {field.one}
      </Button>
    </fieldset>
  );
}

type ChangeProps = { intent: string; label: string; disabled?: boolean; children: ReactNode };

const Change = ({ intent, label, disabled = false, children }: ChangeProps) => (
  <Button type="submit" name="intent" value={intent} variant="quiet" size="sm" aria-label={label} disabled={disabled}>
    {children}
  </Button>
);
