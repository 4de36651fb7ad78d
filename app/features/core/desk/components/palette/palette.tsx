/** The command palette: a combobox that finds records, pages and actions as one types. Loaded at its first use. */
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { beginWith, Dialog } from '#app/ui/dialog/dialog.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { Role } from '#domain/account/account.ts';
import { countOf } from '#domain/text/counts.ts';
import { type FoundRecord, LEAST_LETTERS } from '../../schema/found.ts';
import { groupEntries, groupRecords, hasWords, type PaletteGroup, withEntries } from './entries.ts';
import { listRecent } from './recent-records.ts';

/** Waits until typing pauses. */
const TYPING_MS = 60;

const STATES = {
  searching: 'Searching…',
  failed: 'The search did not work. Check your connection and type again.',
  done: null,
};

export function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const list = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, state } = useGroups(role, text.trim());
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(active, entries.length - 1)];
  const optionId = (id: string) => `${list}-${id}`;
  useEffect(() => {
    if (current) document.getElementById(`${list}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, current]);

  const open = (to: string | undefined) => {
    if (!to) return;
    onClose();
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const next = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? last : active - 1 }[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') open(current?.to);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog id="palette" title="Search" isOpen onClose={onClose} size="lg">
      <Input
        ref={beginWith}
        type="text"
        role="combobox"
        aria-label="People, jobs, clients, enquiries, pages and actions"
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current.id)}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="Name, job, client or action"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="mt-2 text-ink-soft text-sm">
        {STATES[state] ?? (text.trim() && countOf(entries.length, 'result'))}
      </p>
      <div id={list} role="listbox" aria-label="Results" className="mt-1 min-h-40">
        {groups.map(({ heading, entries: options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box may not contain a fieldset
          <div key={heading} role="group" aria-label={heading}>
            <p aria-hidden="true" className="px-2 pt-3 pb-1 text-ink-faint text-sm">
              {heading}
            </p>
            {options.map(({ id, to, label, detail }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox has the keys and the focus
              <div
                key={id}
                id={optionId(id)}
                role="option"
                aria-selected={id === current?.id}
                onClick={() => open(to)}
                className={classNames(
                  'flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 rounded-md border border-transparent px-2 hover:bg-sunken pointer-coarse:min-h-11',
                  id === current?.id && 'border-brand bg-brand-soft',
                )}
              >
                <span translate="no" className="font-semibold">
                  {label}
                </span>
                {detail && <span className="text-ink-soft text-sm">{detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

type Found = { text: string; records: FoundRecord[] | null };

/** Recent records come first. While a search runs, the records of the previous one stay. */
function useGroups(role: Role, typed: string): { groups: PaletteGroup[]; state: 'searching' | 'failed' | 'done' } {
  const { load, data } = useFetcher<Found>();
  const isSearched = typed.length >= LEAST_LETTERS;
  useEffect(() => {
    if (!isSearched) return;
    const timer = setTimeout(() => void load(`${href('/admin/search')}?q=${encodeURIComponent(typed)}`), TYPING_MS);
    return () => clearTimeout(timer);
  }, [isSearched, typed, load]);
  const recent = listRecent().filter(({ label }) => hasWords(label, typed));
  const records = isSearched ? (data?.records ?? []).filter(({ id }) => !recent.some(({ to }) => to.includes(id))) : [];
  return {
    groups: withEntries([
      { heading: 'Recent', entries: recent },
      ...groupRecords(records),
      ...groupEntries(role, typed),
    ]),
    state: !isSearched ? 'done' : data?.text !== typed ? 'searching' : data.records ? 'done' : 'failed',
  };
}
