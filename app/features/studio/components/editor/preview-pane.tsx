/** The real page with the draft in it, at three widths and in both schemes. */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';

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

type PreviewPaneProps = {
  url: string;
  /** Rises with every draft that is saved. */
  revision: number;
  isFit: boolean;
};

export function PreviewPane({ url, revision, isFit }: PreviewPaneProps) {
  const isHydrated = useIsHydrated();
  const [width, setWidth] = useState<number>(390);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(box);
  const scrolled = useRef(0);
  const shown = useRef(revision);
  // Styles are a script's to set: the page as it is sent carries none.
  const sized = (style: CSSProperties) => (isHydrated ? { style } : {});

  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    const page = frame.current?.contentWindow;
    if (!page) return;
    scrolled.current = page.scrollY;
    page.location.reload();
  }, [revision]);

  const dress = () => {
    // A page that is still loading has no root yet, whatever its type says.
    const root: HTMLElement | null | undefined = frame.current?.contentDocument?.documentElement;
    if (root) root.style.colorScheme = scheme;
  };
  useEffect(dress);

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
              <legend className="sr-only">Width of the preview</legend>
              {WIDTHS.map((each) => (
                <Choice key={each.width} isChosen={width === each.width} onChoose={() => setWidth(each.width)}>
                  {each.label}
                </Choice>
              ))}
            </fieldset>
            <fieldset className="flex gap-1">
              <legend className="sr-only">Colours of the preview</legend>
              {SCHEMES.map((each) => (
                <Choice key={each.scheme} isChosen={scheme === each.scheme} onChoose={() => setScheme(each.scheme)}>
                  {each.label}
                </Choice>
              ))}
            </fieldset>
          </div>
        )}
      </div>
      {!isFit && (
        <p role="status" className="mb-3 text-sm text-ink-soft">
          The preview waits until the fields with errors are complete.
        </p>
      )}
      <div
        ref={box}
        className="h-180 overflow-hidden rounded-md border border-line bg-sunken"
        {...sized({ height: HEIGHT })}
      >
        <iframe
          ref={frame}
          title="Preview of the page with this draft"
          src={url}
          onLoad={() => {
            dress();
            frame.current?.contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
          }}
          className="mx-auto block h-180 w-full max-w-none origin-top-left bg-paper"
          {...sized({
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
