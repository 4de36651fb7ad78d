/** A colour as text, with a colour picker if JavaScript runs; each follows the other. */
import { useRef, useState } from 'react';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';

type ColourFieldProps = { control: ControlProps; label: string; name: string; value: string };

const FULL = /^#[0-9a-f]{6}$/;

export function ColourField({ control, label, name, value }: ColourFieldProps) {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState(value);
  // While a colour is incomplete the picker keeps the previous one.
  const last = useRef('#000000');
  const colour = typed.trim().toLowerCase();
  if (FULL.test(colour)) last.current = colour;
  return (
    <span className="flex gap-2">
      <Input
        {...control}
        name={name}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder="#1d4ed8"
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 flex-1"
      />
      {isHydrated && (
        <input
          type="color"
          aria-label={`${label}, from a palette`}
          aria-describedby={control['aria-describedby']}
          value={last.current}
          onChange={({ target }) => setTyped(target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1"
        />
      )}
    </span>
  );
}
