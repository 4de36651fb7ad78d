import type { JobCategory } from '#domain/job/job.ts';
import { tradeOf } from '#domain/job/trade.ts';
import { DrawnTrade, type DrawnTradeProps } from './drawn-trade.tsx';

type TradeDrawingProps = Omit<DrawnTradeProps, 'trade'> &
  ({ title: string; category?: JobCategory | undefined; trade?: undefined } | Pick<DrawnTradeProps, 'trade'>);

export function TradeDrawing(props: TradeDrawingProps) {
  if (props.trade !== undefined) return <DrawnTrade {...props} />;
  const { title, category, ...look } = props;
  return <DrawnTrade {...look} trade={tradeOf(title, category)} />;
}
