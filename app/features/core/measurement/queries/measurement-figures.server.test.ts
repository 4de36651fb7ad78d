import { expect, test } from 'vitest';
import { readMeasurementSearch, writeMeasurementSearch } from '../components/measurement-search.ts';
import type { MeasurementSums } from './measurement.server.ts';
import { toFigures } from './measurement-figures.server.ts';

const MEASURED: MeasurementSums = {
  days: [
    { day: '2026-11-20', visits: 2, views: 7 },
    { day: '2026-11-21', visits: 1, views: 0 },
  ],
  events: [
    { event: 'page_view', page: '/', detail: '', count: 4 },
    { event: 'page_view', page: '/jobs/:id', detail: '', count: 10 },
    { event: 'page_view', page: '/gone-since', detail: '', count: 3 },
    { event: 'visit', page: '/', detail: 'search', count: 2 },
    { event: 'visit', page: '/jobs/:id', detail: 'direct', count: 1 },
    { event: 'visit_device', page: '/', detail: 'phone', count: 3 },
    { event: 'new_visitor', page: '/', detail: '', count: 2 },
    { event: 'scroll', page: '/', detail: '25', count: 4 },
    { event: 'scroll', page: '/', detail: '90', count: 1 },
    { event: 'scroll', page: '/jobs/:id', detail: '90', count: 9 },
    { event: 'section_view', page: '/', detail: 'services', count: 2 },
    { event: 'section_view', page: '/', detail: 'home', count: 4 },
    { event: 'apply_click', page: '/jobs/:id', detail: '', count: 5 },
    { event: 'form_start', page: '/jobs/:id/apply', detail: 'apply', count: 3 },
    { event: 'form_finish', page: '/jobs/:id/apply', detail: 'apply', count: 2 },
    { event: 'form_start', page: '/about', detail: 'contact', count: 1 },
  ],
  vitals: [
    { metric: 'CLS', bucket: 0, count: 3 },
    { metric: 'CLS', bucket: 1, count: 1 },
  ],
};

test('counts become visits, pages, a funnel, forms, depth and speed', () => {
  const figures = toFigures(MEASURED, '/');
  expect(figures).toMatchObject({ visits: 3, newVisitors: 2, views: 17 });
  expect(figures.days.map(({ label, visits, further }) => [label, visits, further])).toEqual([
    ['20 November 2026', 2, 5],
    ['21 November 2026', 1, 0],
  ]);
  expect(figures.pages).toEqual([
    { page: '/jobs/:id', name: 'A job', views: 10, visits: 1 },
    { page: '/', name: 'Home', views: 4, visits: 2 },
  ]);
  expect(figures.funnel).toEqual({ jobViews: 10, applyClicks: 5, started: 3, sent: 2 });
  expect(figures.forms.filter(({ started }) => started > 0)).toEqual([
    { form: 'contact', started: 1, finished: 0 },
    { form: 'apply', started: 3, finished: 2 },
  ]);
  expect(figures.sources.map(({ count }) => count)).toEqual([2, 0, 0, 1]);
  expect(figures.depth.marks.map(({ count }) => count)).toEqual([4, 0, 0, 1]);
  expect(figures.depth.sections.map(({ key }) => key)).toEqual(['home', 'services']);
  expect(figures.vitals.find(({ metric }) => metric === 'CLS')?.summary).toMatchObject({ samples: 4, p75: 0 });
  expect(figures.vitals.find(({ metric }) => metric === 'LCP')?.summary).toBeNull();
});

test('the depth is that of the requested page', () => {
  expect(toFigures(MEASURED, '/jobs/:id').depth).toMatchObject({ name: 'A job', views: 10, sections: [] });
});

test.each([
  ['', 30, '/', ''],
  ['days=7', 7, '/', '?days=7'],
  ['days=90&depth=%2Fjobs%2F%3Aid', 90, '/jobs/:id', '?days=90&depth=%2Fjobs%2F%3Aid'],
  ['days=8&depth=/admin', 30, '/', ''],
] as const)('the address %j selects %d days and the page %s', (search, days, depth, written) => {
  const read = readMeasurementSearch(new URLSearchParams(search));
  expect(read).toEqual({ days, depth });
  expect(writeMeasurementSearch(read)).toBe(written);
});
