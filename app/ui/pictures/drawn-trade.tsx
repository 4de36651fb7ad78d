/** The drawing of a known trade. Pages rendered in browsers take the trade from the server, as for plates (plate.tsx). */
import { classNames } from '#app/ui/class-names.ts';
import type { Trade } from '#domain/job/trade.ts';
import { TRADE_LAYERS } from './trades/trade-layers.ts';

export type DrawnTradeProps = {
  trade: Trade;
  /** Cut at the ground line, to sit on the edge of the element below. */
  isStanding?: boolean;
  isPlain?: boolean;
  className?: string;
};

/** Trades of offices; all others use the blue-collar tone. */
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

export function DrawnTrade({ trade, isStanding = false, isPlain = false, className }: DrawnTradeProps) {
  const tone = DESKS.includes(trade) ? undefined : 'trade-on-site';
  return (
    <svg
      viewBox={`0 0 160 ${isStanding ? 107 : 120}`}
      aria-hidden="true"
      className={classNames('trade', tone, isPlain && 'trade-plain', className)}
    >
      {TRADE_LAYERS[trade].map(([kind, path]) => (
        <path key={path} className={kind} d={path} />
      ))}
    </svg>
  );
}
