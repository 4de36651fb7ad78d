import type { Trade } from '#domain/job/trade.ts';
import { law, marketing, people, sales } from './advice.ts';
import { data, finance, office, software } from './desk-work.ts';
import type { Layer } from './layers.ts';
import { care, healthcare, retail, teaching } from './people-work.ts';
import { cleaning, driving, kitchen, security } from './service-work.ts';
import { building, electrical, joinery, plumbing } from './site-work.ts';
import { engineering, production, warehouse, welding } from './works.ts';

export const TRADE_LAYERS: Record<Trade, readonly Layer[]> = {
  office,
  software,
  data,
  finance,
  law,
  people,
  marketing,
  sales,
  healthcare,
  teaching,
  care,
  engineering,
  electrical,
  plumbing,
  joinery,
  building,
  welding,
  production,
  warehouse,
  driving,
  kitchen,
  cleaning,
  security,
  retail,
};
