/** An SVG file: its text, and with JavaScript a file field that fills it in. */
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';

type SvgFieldProps = { control: ControlProps; label: string; name: string; value: string };

/** Longer than the field allows, so that its own message is shown. */
const MOST_READ = 1_048_576;

export function SvgField({ control, label, name, value }: SvgFieldProps) {
  const isHydrated = useIsHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isFilled, setIsFilled] = useState(value !== '');
  const [problem, setProblem] = useState('');
  const fill = (text: string) => {
    if (!area.current) return;
    area.current.value = text;
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > MOST_READ;
    const text = isTooLarge ? null : await file.text().catch(() => null);
    setProblem(isTooLarge ? 'The file must be 64 kB or smaller.' : text === null ? 'We couldn’t read the file.' : '');
    if (text !== null) fill(text);
  };
  return (
    <div className="grid gap-2">
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-2">
          <FileInput
            aria-label={`${label}: choose a file`}
            accept=".svg,image/svg+xml"
            onChange={({ target }) => void read(target.files?.[0])}
          />
          {isFilled && (
            <Button
              type="button"
              variant="secondary"
              size="sm"
              onClick={() => {
                fill('');
                area.current?.focus();
              }}
            >
              Remove file
            </Button>
          )}
        </div>
      )}
      <p role="status" className="font-medium text-signal text-sm empty:hidden">
        {problem}
      </p>
      <Textarea
        {...control}
        ref={area}
        name={name}
        defaultValue={value}
        rows={4}
        spellCheck={false}
        onInput={({ currentTarget }) => setIsFilled(currentTarget.value !== '')}
      />
    </div>
  );
}
