/** Confirms an action at the top of the page after a redirect: takes the focus, so that it is seen and announced. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Notice } from './notice.tsx';

export function DoneNotice({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same thing may be done twice
  useEffect(() => box.current?.focus(), [key]);
  return (
    <div ref={box} tabIndex={-1} className="mb-6 max-w-2xl rounded-md">
      <Notice tone="success" title={title}>
        {children}
      </Notice>
    </div>
  );
}
