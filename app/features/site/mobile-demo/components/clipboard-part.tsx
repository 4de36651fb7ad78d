/** Copying and pasting (spec: accounts §8 "Clipboard", §9: the copied state lasts two seconds). */
import { Check, ClipboardPaste, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText, readText } from '#app/chrome/shell/native/bridge.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Part } from './part.tsx';

const COPIED_MS = 2_000;

export function ClipboardPart() {
  const [text, setText] = useState('A tide in the affairs of men');
  // A new object for each copy restarts the two seconds.
  const [copied, setCopied] = useState<object | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const isDone = await copyText(text);
    setCopied(isDone ? {} : null);
    showToast(isDone ? { title: 'Copied to clipboard', tone: 'success' } : { title: 'Copy failed', tone: 'danger' });
  }

  async function paste() {
    const read = await readText();
    setPasted(read);
    showToast(read === null ? { title: 'Read failed', tone: 'danger' } : { title: 'Clipboard read', tone: 'success' });
  }

  return (
    <Part
      id="clipboard"
      title="Clipboard"
      text="Copies the text below, and reads the clipboard. Your browser may ask your permission first."
      inApp="the clipboard of the device"
      inBrowser="the clipboard as far as the browser allows"
    >
      <Field id="clipboard-text" label="Text to copy">
        {(control) => <Input {...control} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" className="min-w-28" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button type="button" variant="secondary" onClick={() => void paste()}>
          <ClipboardPaste aria-hidden="true" />
          Paste
        </Button>
      </div>
      {pasted !== null && (
        <p className="mt-4 border-line border-l-4 pl-4">
          <span className="block text-ink-faint text-sm">On the clipboard</span>
          {pasted || <span className="text-ink-soft">No text</span>}
        </p>
      )}
    </Part>
  );
}
