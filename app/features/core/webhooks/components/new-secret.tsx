import { useEffect, useRef } from 'react';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

export function NewSecret({ secret, children }: { secret: string; children?: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The form that created it may be far below.
  useEffect(() => {
    if (secret) box.current?.focus();
  }, [secret]);
  return (
    <div ref={box} tabIndex={-1} className="mb-8 max-w-2xl rounded-md">
      <Notice tone="success" title="Copy the signing secret now">
        <p>We show it only once. Your endpoint uses it to check each message’s signature.</p>
        <CodeBlock label="Signing secret" text={secret} />
        {children}
      </Notice>
    </div>
  );
}
