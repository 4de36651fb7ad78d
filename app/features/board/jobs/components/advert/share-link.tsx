import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#app/chrome/shell/native/bridge.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';

/** spec: accounts §9 "copied state resets after 2 seconds". */
const COPIED_MS = 2_000;

export function ShareLink({ address, hint }: { address: string; hint: string }) {
  // A new object for each copy restarts the two seconds.
  const [copied, setCopied] = useState<object | null>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    const isDone = await copyText(address);
    setCopied(isDone ? {} : null);
    showToast(isDone ? { title: 'Copied to clipboard', tone: 'success' } : { title: 'Copy failed', tone: 'danger' });
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field id="share-link" label="Link to share" hint={hint} className="min-w-0 flex-1 basis-72">
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <Button
        type="button"
        variant="secondary"
        className={isHydrated ? 'min-w-28' : 'invisible min-w-28'}
        onClick={() => void copy()}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  );
}
