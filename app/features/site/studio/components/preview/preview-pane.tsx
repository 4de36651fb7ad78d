/** The page with the typed text, in three widths and both colour schemes. */
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useTypedPage } from './use-typed-page.ts';

const WIDTHS = [
  { width: 390, label: 'Phone' },
  { width: 768, label: 'Tablet' },
  { width: 1440, label: 'Desktop' },
] as const;
const SCHEMES = [
  { scheme: 'light', label: 'Light' },
  { scheme: 'dark', label: 'Dark' },
] as const;
const HEIGHT = 720;

const WORDS = {
  shown: '',
  unfit: 'Fix the errors to see the preview.',
  failed: 'Failed to load the preview. We’ll try again when you continue typing.',
};

type PreviewPaneProps = {
  form: RefObject<HTMLFormElement | null>;
  /** Incremented when a script changes the form's fields. */
  generation: number;
  /** The address that renders the page with the typed text. */
  url: string;
  /** The address of the page with the last saved draft. */
  savedUrl: string;
  isFit: boolean;
};

export function PreviewPane({ form, generation, url, savedUrl, isFit }: PreviewPaneProps) {
  const isHydrated = useIsHydrated();
  const [width, setWidth] = useState<number>(390);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(box);
  const [address, fragment] = savedUrl.split('#', 2);
  const { state, catchUp } = useTypedPage({ form, generation, url, frame, isFit });
  // Only scripts may set styles: the server's page has none.
  const styleOnceHydrated = (style: CSSProperties) => (isHydrated ? { style } : {});

  const setPageScheme = () => {
    // While a page is loading, its document is empty.
    const page = frame.current?.contentDocument?.querySelector('html');
    if (page) page.dataset['scheme'] = scheme;
  };
  useEffect(setPageScheme);

  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <section aria-labelledby="preview-heading" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview-heading" className="font-semibold">
          Preview
        </h2>
        {isHydrated && (
          <div className="flex flex-wrap gap-3">
            <fieldset className="flex gap-1">
              <legend className="sr-only">Preview width</legend>
              {WIDTHS.map((each) => (
                <Choice key={each.width} isChosen={width === each.width} onChoose={() => setWidth(each.width)}>
                  {each.label}
                </Choice>
              ))}
            </fieldset>
            <fieldset className="flex gap-1">
              <legend className="sr-only">Preview colours</legend>
              {SCHEMES.map((each) => (
                <Choice key={each.scheme} isChosen={scheme === each.scheme} onChoose={() => setScheme(each.scheme)}>
                  {each.label}
                </Choice>
              ))}
            </fieldset>
          </div>
        )}
      </div>
      <p role="status" className="mb-3 text-sm text-ink-soft empty:hidden">
        {WORDS[state]}
      </p>
      <div
        ref={box}
        className="h-180 overflow-hidden rounded-md border border-line bg-sunken"
        {...styleOnceHydrated({ height: HEIGHT })}
      >
        <iframe
          ref={frame}
          title="Preview of the page with this draft"
          src={address}
          // Links and forms are disabled (server/pages/preview.ts); collapsible parts work.
          sandbox="allow-same-origin"
          onLoad={() => {
            setPageScheme();
            scrollToPart(frame.current?.contentWindow, fragment);
            catchUp();
          }}
          className="mx-auto block h-180 w-full max-w-none origin-top-left bg-paper"
          {...styleOnceHydrated({
            width,
            height: HEIGHT / scale,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room - width * scale) / 2),
          })}
        />
      </div>
    </section>
  );
}

/** Scrolls the frame only; the browser would scroll the studio too. */
function scrollToPart(page: Window | null | undefined, fragment: string | undefined): void {
  const part = fragment && page?.document.getElementById(fragment);
  if (!page || !part) return;
  const margin = Number.parseFloat(page.getComputedStyle(part).scrollMarginTop) || 0;
  page.scrollTo({ top: part.getBoundingClientRect().top + page.scrollY - margin, behavior: 'instant' });
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: string };

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <Button
    type="button"
    size="sm"
    variant={isChosen ? 'primary' : 'secondary'}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {children}
  </Button>
);

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
