import { Heading } from '#app/ui/content/heading.tsx';
import type { MarketFigure } from './industry-figures.ts';

export function IndustryMarket({ figures, ink }: { figures: readonly MarketFigure[]; ink: string }) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="market" className="wrap pt-16">
      <div className="border-ink border-t-2 pt-6">
        <Heading level={2} size="item" id="market">
          The market on our board
        </Heading>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {figures.map(({ value, label, note }) => (
            <div key={label} className="flex flex-col">
              <dt className="order-last mt-2">
                <span className="font-semibold">{label}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{note}</span>
              </dt>
              <dd
                className={`figures font-display text-[clamp(2rem,1.5rem+1.8vw,2.75rem)] leading-none tracking-[-0.02em] ${ink}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
