/** The combobox list below a place field (ARIA 1.2): the focus stays in the field, arrows choose, Enter accepts. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { countOf } from '#domain/text/counts.ts';
import type { PlaceSuggestion } from '../schema.ts';
import { askForPlaces } from './ask-for-places.ts';
import { findOwnPoint } from './own-point.ts';

export type PlaceSuggestionsProps = { input: RefObject<HTMLInputElement | null>; hasLocation: boolean };

type Option = PlaceSuggestion & { isOwnPoint?: true };

const OWN_POINT: Option = { value: 'Use my location', hint: '', isOwnPoint: true };

export function PlaceSuggestions({ input, hasLocation }: PlaceSuggestionsProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [options, setOptions] = useState<Option[]>([]);
  const [active, setActive] = useState(-1);
  const [status, setStatus] = useState('');
  // Only messages about the visitor's own location are visible. The list shows the others, whose text would move the page.
  const [isStatusVisible, setStatusVisible] = useState(false);
  const pendingRequest = useRef<AbortController>(undefined);

  const close = () => {
    pendingRequest.current?.abort();
    setOptions([]);
    setActive(-1);
    if (!isStatusVisible) setStatus('');
  };

  /** @param isSilent opened by the focus or a click, while a screen reader is reading the label */
  const suggest = async (typed: string, isSilent = false) => {
    pendingRequest.current?.abort();
    const stop = new AbortController();
    pendingRequest.current = stop;
    const places = await askForPlaces(typed, stop.signal);
    if (stop.signal.aborted) return;
    const suggestions = typed.trim() === '' && hasLocation ? [OWN_POINT] : places;
    const { options: before, active: at } = latest.current;
    setOptions(suggestions);
    // A late response must not undo a choice: Enter would submit the form instead.
    setActive(suggestions.findIndex(({ value, hint }) => value === before[at]?.value && hint === before[at]?.hint));
    setStatusVisible(false);
    const isAnnounced = !isSilent && typed.trim() !== '' && suggestions.length > 0;
    setStatus(isAnnounced ? `${countOf(suggestions.length, 'suggestion')}. Use the arrow keys.` : '');
  };

  const fill = (value: string) => {
    const field = input.current;
    if (!field) return;
    field.value = value;
    close();
    isFilling.current = true;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    isFilling.current = false;
  };
  const isFilling = useRef(false);

  const take = async (option: Option) => {
    if (!option.isOwnPoint) {
      fill(option.value);
      return setStatus(`${option.value} chosen`);
    }
    close();
    setStatusVisible(true);
    setStatus('Finding your location…');
    const answer = await findOwnPoint();
    if (answer.ok) fill(answer.value);
    setStatus(answer.ok ? 'We’ve filled in your location to the nearest kilometre.' : answer.message);
  };

  // React renders the plain field; the combobox attributes are added here, and removed with this component.
  const latest = useRef({ options, active, suggest, take, close });
  latest.current = { options, active, suggest, take, close };
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const stop = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => field.addEventListener(type, listener, { signal: stop.signal });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    listen('input', () => isFilling.current || latest.current.suggest(field.value));
    listen('click', () => latest.current.options.length === 0 && latest.current.suggest(field.value, true));
    listen('blur', () => latest.current.close());
    listen('keydown', (event) => {
      const { options: shown, active: at } = latest.current;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        if (shown.length === 0) latest.current.suggest(field.value);
        // One step beyond either end of the list returns to the field itself.
        else setActive(((at + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
      }
      const suggestion = shown[at];
      if (event.key === 'Enter' && suggestion) {
        event.preventDefault();
        latest.current.take(suggestion);
      }
      if (event.key === 'Escape' && shown.length > 0) {
        event.preventDefault();
        latest.current.close();
      }
    });
    latest.current.suggest(field.value, true);
    return () => stop.abort();
  }, [input, listId]);

  // In a sheet, or low on a page, the list would open out of view.
  useEffect(() => {
    if (options.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [options]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(options.length > 0));
    if (active >= 0) field?.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, listId, options, active]);

  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={options.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-lg"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option (aria-activedescendant)
          <div
            key={option.value + option.hint}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keep the focus in the field until the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 hover:bg-sunken',
              index === active && 'bg-brand-soft',
              option.isOwnPoint && 'font-semibold text-brand',
            )}
          >
            <span>{option.value}</span>
            {option.hint && <span className="text-ink-faint text-sm">{option.hint}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={isStatusVisible ? 'mt-1 text-ink-soft text-sm empty:hidden' : 'sr-only'}>
        {status}
      </p>
    </>
  );
}
