/**
 * The top of a page with a form: like PageHead, on a tint, with drawings of the work in question. Phones show one drawing beside the title.
 */
import type { ReactNode } from 'react';
import type { Trade } from '#domain/job/trade.ts';
import { Breadcrumb, type BreadcrumbItem } from '../content/breadcrumb.tsx';
import { Heading } from '../content/heading.tsx';
import { DrawnTrade } from './drawn-trade.tsx';

type DrawnHeadProps = {
  trail: readonly BreadcrumbItem[];
  title: ReactNode;
  lead?: string;
  /** Up to three, the most important last: narrow screens omit the first ones. */
  trades: readonly Trade[];
};

export function DrawnHead({ trail, title, lead, trades }: DrawnHeadProps) {
  return (
    <div className="overflow-clip border-ink border-b-2 bg-brand-soft">
      <div className="wrap pt-4">
        <Breadcrumb items={trail} />
        <div className="mt-1 flex items-end justify-between gap-x-4 sm:mt-4 lg:gap-x-8">
          <div className="min-w-0 flex-1 self-center py-3 sm:pb-8">
            <Heading level={1}>{title}</Heading>
            {lead && <p className="measure mt-2 text-ink-soft sm:mt-3 sm:text-lg">{lead}</p>}
          </div>
          <div className="no-print flex shrink-0 items-end gap-x-6">
            {trades.map((trade, index) => (
              <DrawnTrade
                key={trade}
                trade={trade}
                isStanding
                isPlain={index < trades.length - 1}
                className={`w-24 sm:w-40 xl:w-52 ${SHOWN_FROM[trades.length - 1 - index]}`}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const SHOWN_FROM = ['', 'max-md:hidden', 'max-lg:hidden'];
