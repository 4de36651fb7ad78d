import { useEffect, useState } from 'react';
import { KEYBOARD_PIXELS, watchKeyboard } from '#app/chrome/shell/native/keyboard.ts';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Part } from './part.tsx';

const FIELDS = [
  { id: 'demo-text', label: 'Text', type: 'text', inputMode: 'text', autoComplete: 'off' },
  { id: 'demo-email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'off' },
  { id: 'demo-phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  { id: 'demo-pay', label: 'Salary', type: 'text', inputMode: 'numeric', autoComplete: 'off' },
] as const;

export function InputsPart() {
  const [keyboard, setKeyboard] = useState({ isOpen: false, missing: 0 });
  useEffect(() => watchKeyboard(setKeyboard), []);
  return (
    <Part
      id="inputs"
      title="Inputs"
      text={`Each field opens the keyboard that suits it. We treat it as open once the page is more than ${KEYBOARD_PIXELS} pixels shorter. We don’t store what you type.`}
      inApp="the keyboard says so, and the height of the page"
      inBrowser="the height of the page"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ id, label, ...rest }) => (
          <Field key={id} id={id} label={label}>
            {(control: ControlProps) => <Input {...control} {...rest} />}
          </Field>
        ))}
      </div>
      <p role="status" className="figures mt-4 font-medium">
        {keyboard.isOpen ? `Keyboard open (${Math.round(keyboard.missing)} pixels)` : 'Keyboard closed'}
      </p>
    </Part>
  );
}
