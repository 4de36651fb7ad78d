import { isMeasuredPage, type MeasuredPage, nameOfPage } from '#app/pages/measured-page.ts';
import { MEASURED_FORMS } from '#app/pages/row.ts';
import { summarise, VITALS } from '#domain/measurement/web-vital.ts';
import { formatLongDay } from '#domain/time/dates.ts';
import {
  DEVICES,
  type EventName,
  MEASURED_SECTIONS,
  type MeasurementFigures,
  type PageFigures,
  SCROLL_MARKS,
  SOURCES,
} from '../schema.ts';
import type { EventSum, MeasurementSums } from './measurement.server.ts';

const MOST_PAGES = 20;

export function toFigures({ days, events, vitals }: MeasurementSums, depth: MeasuredPage): MeasurementFigures {
  const sum = (event: EventName, { page, detail }: { page?: MeasuredPage; detail?: string } = {}) =>
    events
      .filter((each) => each.event === event)
      .filter((each) => (page === undefined || each.page === page) && (detail === undefined || each.detail === detail))
      .reduce((total, { count }) => total + count, 0);
  const countEach = <Key extends string>(keys: readonly Key[], event: EventName, page?: MeasuredPage) =>
    keys.map((key) => ({ key, count: sum(event, { detail: key, ...(page && { page }) }) }));
  return {
    days: days.map(({ day, visits, views }) => ({
      day,
      label: formatLongDay(day),
      // Not negative: a visit's first page may have been counted before midnight.
      visits,
      further: Math.max(0, views - visits),
    })),
    visits: sum('visit'),
    newVisitors: sum('new_visitor'),
    views: sum('page_view'),
    pages: listPages(events),
    sources: countEach(SOURCES, 'visit'),
    devices: countEach(DEVICES, 'visit_device'),
    funnel: {
      jobViews: sum('page_view', { page: '/jobs/:id' }),
      applyClicks: sum('apply_click'),
      started: sum('form_start', { detail: 'apply' }),
      sent: sum('form_finish', { detail: 'apply' }),
    },
    forms: MEASURED_FORMS.map((form) => ({
      form,
      started: sum('form_start', { detail: form }),
      finished: sum('form_finish', { detail: form }),
    })),
    depth: {
      page: depth,
      name: nameOfPage(depth),
      views: sum('page_view', { page: depth }),
      marks: countEach(SCROLL_MARKS, 'scroll', depth),
      sections: countEach(MEASURED_SECTIONS, 'section_view', depth)
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
    },
    vitals: VITALS.map((metric) => ({
      metric,
      summary: summarise(
        metric,
        new Map(vitals.filter((each) => each.metric === metric).map(({ bucket, count }) => [bucket, count])),
      ),
    })),
  };
}

function listPages(events: readonly EventSum[]): PageFigures[] {
  const pages = new Map<MeasuredPage, PageFigures>();
  for (const { event, page, count } of events) {
    if ((event !== 'page_view' && event !== 'visit') || !isMeasuredPage(page)) continue;
    const figures = pages.get(page) ?? { page, name: nameOfPage(page), views: 0, visits: 0 };
    figures[event === 'visit' ? 'visits' : 'views'] += count;
    pages.set(page, figures);
  }
  return [...pages.values()].sort((a, b) => b.views - a.views || a.name.localeCompare(b.name)).slice(0, MOST_PAGES);
}
