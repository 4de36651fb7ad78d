/** A new key. Only this page ever shows it. */
import { useEffect, useRef } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';

export function NewKey({ apiKey }: { apiKey: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (apiKey) box.current?.focus();
  }, [apiKey]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice tone="success" title="Your new key">
        <code className="my-2 block select-all break-all rounded border border-line bg-sunken p-3">{apiKey}</code>
        Copy it into your program now. We store only a fingerprint and can’t show the key again.
      </Notice>
    </div>
  );
}
