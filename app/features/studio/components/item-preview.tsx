/** The page that shows the item, with the draft in its place: at three widths, light and dark. */
import { type RefObject, useState } from 'react';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';

const WIDTHS = [
  { width: 390, label: 'Phone' },
  { width: 768, label: 'Tablet' },
  { width: 1440, label: 'Desktop' },
] as const;

const SHOWN_WIDTH = 480;
const SHOWN_HEIGHT = 760;

type ItemPreviewProps = { address: string; frame: RefObject<HTMLIFrameElement | null> };

export function ItemPreview({ address, frame }: ItemPreviewProps) {
  const [width, setWidth] = useState<number>(WIDTHS[0].width);
  const [isDark, setIsDark] = useState(false);
  const scale = Math.min(1, SHOWN_WIDTH / width);
  return (
    <section aria-labelledby="preview" className="xl:sticky xl:top-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="preview" className="font-semibold">
          Preview
        </h2>
        <fieldset className="flex gap-3">
          <legend className="sr-only">Width of the preview</legend>
          {WIDTHS.map((each) => (
            <label key={each.width} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
              <input
                type="radio"
                name="preview-width"
                checked={width === each.width}
                onChange={() => setWidth(each.width)}
                className="accent-brand"
              />
              {each.label}
            </label>
          ))}
        </fieldset>
        <label className="inline-flex min-h-11 items-center gap-1.5 text-sm">
          <input
            type="checkbox"
            checked={isDark}
            onChange={({ currentTarget }) => setIsDark(currentTarget.checked)}
            className="accent-brand"
          />
          Dark
        </label>
        <a href={address} {...NEW_TAB} className="link ml-auto inline-flex min-h-11 items-center text-sm">
          <span>
            Open the preview
            <NewTabMark />
          </span>
        </a>
      </div>
      <div
        className="overflow-hidden rounded-md border border-line bg-sunken"
        style={{ width: width * scale, maxWidth: '100%', height: SHOWN_HEIGHT }}
      >
        <iframe
          ref={frame}
          src={address}
          title="Preview of the page with your draft"
          style={{
            width,
            height: SHOWN_HEIGHT / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            colorScheme: isDark ? 'dark' : 'light',
          }}
        />
      </div>
    </section>
  );
}
