/** The drawing of the trade that a job's title names. Decorative: the title says the trade. */
import { classNames } from '#app/ui/class-names.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { type Trade, tradeOf } from '#domain/job/trade.ts';
import { TRADE_LAYERS } from './trades/trade-layers.ts';

type TradeDrawingProps = (
  | { title: string; category?: JobCategory | undefined; trade?: undefined }
  | { trade: Trade; title?: undefined }
) & {
  /** Its width; the height follows, three quarters of it. */
  className?: string;
};

/** Trades of a desk; all others have the tone of the other collar. */
const DESKS: readonly Trade[] = [
  'office',
  'software',
  'data',
  'finance',
  'law',
  'people',
  'marketing',
  'sales',
  'healthcare',
  'teaching',
];

export function TradeDrawing({ className, ...props }: TradeDrawingProps) {
  const trade = props.trade ?? tradeOf(props.title, props.category);
  const tone = DESKS.includes(trade) ? undefined : 'trade-on-site';
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={classNames('trade', tone, className)}>
      {TRADE_LAYERS[trade].map(([kind, path]) => (
        <path key={path} className={kind} d={path} />
      ))}
    </svg>
  );
}
