/** Each suggestion from a CV is shown with its line, and filled in only when pressed. Nothing is stored. */
import { useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { CvReading } from '#domain/profile/cv-reading/cv-reading.ts';
import { CV_READING_REFUSALS } from '../texts.ts';

export type CvFields = { name: string; email?: string; phone: string; skills?: string; experience?: string };

type Suggestion = { field: string; label: string; value: string; line: string; kind?: 'skill' | 'role' };

type Reading =
  | { of: File; state: 'reading' }
  | { of: File; state: 'read'; found: Suggestion[] }
  | { of: File; state: 'failed'; text: string };

type CvSuggestionsProps = {
  file: File;
  fields: CvFields;
  /** Finds the form, starting from an element beside it. */
  findForm: (here: HTMLElement) => HTMLFormElement | null;
  headingLevel: 3 | 4;
};

export function CvSuggestions({ file, fields, findForm, headingLevel }: CvSuggestionsProps) {
  const Title = `h${headingLevel}` as const;
  const heading = useId();
  const result = useRef<HTMLElement & HTMLDivElement>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [used, setUsed] = useState<readonly Suggestion[]>([]);
  const currentReading = reading?.of === file ? reading : null;
  // The focused button has disappeared. A focus that has moved elsewhere stays there.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (currentReading && currentReading.state !== 'reading')
      result.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [currentReading]);
  useEffect(() => {
    if (used.length === 0 || document.activeElement !== document.body) return;
    result.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, [used]);
  const read = async () => {
    setReading({ of: file, state: 'reading' });
    setReading(await readFile(file, fields));
  };
  const use = (here: HTMLElement, suggestions: readonly Suggestion[]) => {
    const form = findForm(here);
    if (!form) return;
    for (const each of suggestions) fill(form, each);
    setUsed((before) => [...before, ...suggestions]);
  };
  if (!currentReading || currentReading.state === 'reading') {
    return (
      <Button
        type="button"
        variant="secondary"
        size="sm"
        className="mt-3"
        isLoading={currentReading?.state === 'reading'}
        loadingText="Reading..."
        onClick={() => void read()}
      >
        Fill in the form from this CV
      </Button>
    );
  }
  if (currentReading.state === 'failed') {
    return (
      <div ref={result} className="mt-3">
        <div tabIndex={-1} className="rounded-md">
          <Notice tone="warning" title="We couldn’t read your CV">
            {currentReading.text}
          </Notice>
        </div>
      </div>
    );
  }
  const unused = currentReading.found.filter((each) => !used.includes(each));
  return (
    <section
      ref={result}
      aria-labelledby={heading}
      className="mt-4 rounded-md border border-line p-4 [overflow-wrap:anywhere]"
    >
      <Title id={heading} tabIndex={-1} className="rounded-sm font-semibold">
        {currentReading.found.length === 0 ? 'We found nothing to fill in' : 'Found in your CV'}
      </Title>
      <p className="mt-1 text-ink-soft text-sm">
        {currentReading.found.length === 0
          ? 'Type your details as usual. You can still send the CV.'
          : 'Choose what to add to the form, and check it: it was read automatically.'}
      </p>
      <p role="status" className="sr-only">
        {used.length > 0 && `Filled in: ${used.map(({ value }) => value).join(', ')}`}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {currentReading.found.map((each) => (
          <li
            key={`${each.field} ${each.value}`}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <p className="min-w-0 flex-1 basis-48">
              <span className="text-ink-faint text-sm">{each.label}</span>{' '}
              <span className="block whitespace-pre-line">{each.value}</span>
              {each.line !== each.value && <q className="block text-ink-soft text-sm">{each.line}</q>}
            </p>
            {used.includes(each) ? (
              <span className="text-ink-soft text-sm">Filled in</span>
            ) : (
              <Button
                type="button"
                size="sm"
                variant="secondary"
                onClick={({ currentTarget }) => use(currentTarget, [each])}
              >
                Use<span className="sr-only"> {each.value}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {unused.length > 1 && (
        <Button type="button" size="sm" className="mt-2" onClick={({ currentTarget }) => use(currentTarget, unused)}>
          Use all {unused.length}
        </Button>
      )}
    </section>
  );
}

async function readFile(file: File, fields: CvFields): Promise<Reading> {
  const form = new FormData();
  form.append('cv', file);
  const headers = { Accept: 'application/json' };
  const answer = await fetch(href('/cv-reading'), { method: 'POST', body: form, headers })
    .then((response) => response.json() as Promise<{ ok?: boolean; reading?: CvReading; message?: string }>)
    .catch(() => null);
  if (answer?.ok && answer.reading) return { of: file, state: 'read', found: listSuggestions(answer.reading, fields) };
  return { of: file, state: 'failed', text: answer?.message || CV_READING_REFUSALS.unreadable };
}

function listSuggestions({ name, email, phone, skills, roles }: CvReading, fields: CvFields): Suggestion[] {
  const suggestions: Suggestion[] = [];
  if (name) suggestions.push({ field: fields.name, label: 'Name', ...name });
  if (email && fields.email) suggestions.push({ field: fields.email, label: 'Email', ...email });
  if (phone) suggestions.push({ field: fields.phone, label: 'Phone', ...phone });
  const { skills: skillsField, experience } = fields;
  if (skillsField)
    suggestions.push(
      ...skills.map((each) => ({ field: skillsField, label: 'Skill', kind: 'skill' as const, ...each })),
    );
  if (experience) {
    const toText = ({ title, dates }: { title: string; dates: string }) => `${title}\n${dates}`;
    suggestions.push(
      ...roles.map((role) => ({
        field: experience,
        label: 'Role',
        kind: 'role' as const,
        value: toText(role),
        line: role.line,
      })),
    );
  }
  return suggestions;
}

/** Dispatches the events of typing, so that listeners notice. The skills field accepts an entry that ends in a comma. */
function fill(form: HTMLFormElement, { field, value, kind }: Suggestion): void {
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const formerText = control.value.trim();
  if (kind === 'role' && formerText.includes(value)) return;
  const text =
    kind === 'skill' ? `${value},` : kind === 'role' && formerText !== '' ? `${formerText}\n\n${value}` : value;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
