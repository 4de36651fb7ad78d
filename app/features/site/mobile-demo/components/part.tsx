import type { ReactNode } from 'react';
import { isInApp } from '#app/chrome/shell/native/platform.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';

type PartProps = {
  id: string;
  title: string;
  text: string;
  inApp: string;
  inBrowser: string;
  children: ReactNode;
};

export function Part({ id, title, text, inApp, inBrowser, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-line border-t py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-10"
    >
      <div>
        <Heading level={2} size="item" id={id}>
          {title}
        </Heading>
        <p className="mt-2 text-ink-soft">{text}</p>
        <p className="mt-3 flex min-h-6 flex-wrap gap-x-2 text-sm noscript:hidden">
          <span className="text-ink-faint">On this device:</span>
          <span className="font-medium">{useIsHydrated() ? (isInApp() ? inApp : inBrowser) : '…'}</span>
        </p>
      </div>
      {/* Nothing in it does anything without a script, and the page says so above. */}
      <div className="min-w-0 noscript:hidden">{children}</div>
    </section>
  );
}
