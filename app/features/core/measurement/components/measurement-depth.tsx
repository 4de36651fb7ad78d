import { CountTable } from '#app/ui/content/count-table.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { MeasurementFigures } from '../schema.ts';
import { formatShare } from './measurement-share.ts';

export function Depth({ depth: { name, views, marks, sections } }: Pick<MeasurementFigures, 'depth'>) {
  return (
    <section aria-labelledby="depth" className="scroll-mt-6">
      <Heading level={2} size="item" id="depth" className="mb-1">
        How far people read: {name}
      </Heading>
      <p className="measure mb-4 text-ink-soft text-sm">
        Choose another page under ‘Most read pages’. A section counts as seen once half of it, or half of the window, is
        in view.
      </p>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <CountTable
          caption={`How far down the page ‘${name}’ was read`}
          columns={['Depth', 'Page views', 'Share']}
          rows={marks.map(({ key, count }) => ({
            key,
            name: `${key}%`,
            count,
            more: [formatShare(count, views)],
          }))}
          whole={views}
        />
        {sections.length > 0 && (
          <CountTable
            caption={`Sections seen on ‘${name}’`}
            columns={['Section', 'Page views', 'Share']}
            rows={sections.map(({ key, count }) => ({
              key,
              name: toWords(key),
              count,
              more: [formatShare(count, views)],
            }))}
            whole={views}
          />
        )}
      </div>
    </section>
  );
}

/** 'how-it-works' → 'How it works'. */
function toWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
