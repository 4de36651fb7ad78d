/** A figure of an article: title, drawing, equivalent table and source. Rendered on the server without scripts. */
import type { ArticleFigure, FigureDrawing } from '#domain/article/article-figure.ts';
import { Cell, HeaderCell, Table } from '../../content/table.tsx';
import { Comparison } from './comparison.tsx';
import { type FigureTable, tableOf } from './figure-table.ts';
import { Lanes } from './lanes.tsx';
import { Ranges } from './ranges.tsx';
import { Waterfall } from './waterfall.tsx';
import { Weeks } from './weeks.tsx';

type FigureProps = { figure: Omit<ArticleFigure, 'after'> };

export function Figure({ figure: { id, title, caption, source, drawing } }: FigureProps) {
  return (
    <figure id={id} className="scroll-mt-6 break-inside-avoid bg-sand px-5 pt-6 pb-4 sm:px-8 sm:pt-8 sm:pb-5">
      <figcaption>
        <p className="font-display text-xl font-medium tracking-[-0.01em] text-balance">{title}</p>
        <p className="mt-2 max-w-[60ch] text-sm text-ink-soft">{caption}</p>
      </figcaption>
      <div role="img" aria-label={`${title}. The table below shows the same figures.`} className="figures mt-6 sm:mt-8">
        <Drawing drawing={drawing} />
      </div>
      <details className="no-print mt-4 text-sm">
        <summary className="w-fit py-3 font-semibold text-brand underline-offset-4 hover:underline">
          Show as a table
        </summary>
        <SameAsTable title={title} table={tableOf(drawing)} />
      </details>
      <p className="text-sm text-ink-soft">
        Source:{' '}
        {source.url ? (
          <a href={source.url} className="link">
            {source.text}
          </a>
        ) : (
          source.text
        )}
      </p>
    </figure>
  );
}

function Drawing({ drawing }: { drawing: FigureDrawing }) {
  switch (drawing.kind) {
    case 'waterfall':
      return <Waterfall {...drawing} />;
    case 'comparison':
      return <Comparison {...drawing} />;
    case 'ranges':
      return <Ranges {...drawing} />;
    case 'lanes':
      return <Lanes {...drawing} />;
    case 'weeks':
      return <Weeks {...drawing} />;
  }
}

function SameAsTable({ title, table: { head, rows } }: { title: string; table: FigureTable }) {
  return (
    <div className="pb-4">
      <Table caption={title} isCaptionHidden>
        <thead>
          <tr>
            {head.map((name) => (
              <HeaderCell key={name}>{name}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={[first, ...rest].join()}>
              <HeaderCell scope="row">{first}</HeaderCell>
              {rest.map((text, place) => (
                <Cell key={head[place + 1]}>{text}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
