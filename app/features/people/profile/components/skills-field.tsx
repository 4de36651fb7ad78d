/**
 * Skills (spec: accounts §2): Enter adds one, a press on one removes it. Without JavaScript they are one text field, and they are always
 * submitted as one text.
 */
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { addSkills, findSkillsError, readSkills } from '#domain/profile/profile.ts';

type SkillsFieldProps = { id: string; name: string; defaultValue: string | undefined; error: string | undefined };

export function SkillsField({ id, name, defaultValue, error }: SkillsFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // Include what was typed before hydration.
  useEffect(() => setTyped(text.current?.value ?? ''), []);
  if (typed !== null) return <SkillList id={id} name={name} typed={typed} error={error} />;
  return (
    <Field id={id} label="Skills" optional hint="Separated by commas, or one on each line." error={error}>
      {(control) => <Textarea {...control} ref={text} name={name} defaultValue={defaultValue} rows={3} />}
    </Field>
  );
}

type SkillListProps = Pick<SkillsFieldProps, 'id' | 'name' | 'error'> & { typed: string };

function SkillList({ id, name, typed, error }: SkillListProps) {
  const [skills, setSkills] = useState(() => readSkills(typed));
  const [entry, setEntry] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (more: string) => {
    const result = addSkills(skills, more);
    const wrong = findSkillsError(result.skills);
    setFault(wrong);
    if (wrong) return setEntry(more);
    setSkills(result.skills);
    setEntry('');
    setSaid(describe(result));
  };
  const addEntry = useRef(() => {});
  addEntry.current = () => add(entry);
  useEffect(() => {
    // Submits the last skill even without Enter.
    const form = input.current?.form;
    const onSubmit = () => addEntry.current();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  const remove = (skill: string) => {
    setSkills(skills.filter((each) => each !== skill));
    setSaid(`${skill} removed`);
    // The pressed button has disappeared, so the field takes the focus.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms the word of an input method editor.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(entry);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // Each pasted line is a skill; a single-line field would join them.
    if (!/[\n\r]/.test(pasted)) return;
    event.preventDefault();
    add(`${entry}\n${pasted}`);
  };

  return (
    <Field id={id} label="Skills" optional hint="Press Enter after each one." error={fault ?? error}>
      {(control) => (
        <>
          <input type="hidden" name={name} value={[...skills, entry].join('\n')} />
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={entry}
              enterKeyHint="enter"
              autoComplete="off"
              onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setEntry(value))}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <Button type="button" variant="secondary" onClick={() => add(entry)}>
              Add
            </Button>
          </div>
          {skills.length > 0 && (
            <ul aria-label="Your skills" className="mt-3 flex flex-wrap gap-2">
              {skills.map((skill) => (
                <li key={skill} className="max-w-full">
                  <button
                    type="button"
                    aria-label={`Remove skill ${skill}`}
                    onClick={() => remove(skill)}
                    className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-md border border-control bg-surface px-2.5 text-left text-sm transition-colors hover:border-signal hover:text-signal pointer-coarse:min-h-11"
                  >
                    <span className="min-w-0 [overflow-wrap:anywhere]">{skill}</span>
                    <X aria-hidden="true" className="size-3.5 shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      )}
    </Field>
  );
}

function describe({ added, repeated }: { added: string[]; repeated: string[] }): string {
  const [first] = added;
  if (added.length > 1) return `${added.length} skills added`;
  if (first) return `${first} added`;
  return repeated[0] ? `${repeated[0]} is on your list already` : '';
}
