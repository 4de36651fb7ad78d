import type { ArticleFigure, LanePart } from '#domain/article/article-figure.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { hourly, WEEKS } from './amounts.ts';

const FULL_TIME = { pay: 30_000, dayHours: 7.5, days: 5 };
const HOURS = FULL_TIME.dayHours * FULL_TIME.days;
const SHORT_HOURS = FULL_TIME.dayHours * 4;

function weekOf(label: string, days: number, hours: number, pay: number) {
  return {
    label,
    hoursByDay: Array.from({ length: FULL_TIME.days }, (_, day) => (day < days ? hours / days : 0)),
    hours: `${hours} hours`,
    facts: [`${formatPounds(pay)} a year`, `${hourly(pay / hours / WEEKS).shown} an hour`],
  };
}

const offers: ArticleFigure = {
  id: 'figure-three-offers',
  after: 'Shorter hours, same pay.',
  title: 'Three offers under one name',
  caption:
    'Hours from Monday to Friday beside those of the full-time week. A compressed day is 9 hours 22 minutes and a half long, before breaks.',
  source: { text: 'The example in this article' },
  drawing: {
    kind: 'weeks',
    weeks: [
      weekOf('Full time', 5, HOURS, FULL_TIME.pay),
      weekOf('Shorter hours, same pay', 4, SHORT_HOURS, FULL_TIME.pay),
      weekOf('Compressed hours', 4, HOURS, FULL_TIME.pay),
      weekOf('Part-time', 4, SHORT_HOURS, (FULL_TIME.pay * SHORT_HOURS) / HOURS),
    ],
  },
};

const PILOT = { joined: 61, carriedOn: 56, forGood: 18 };
const A_YEAR_LATER = { stillHadIt: 54, permanent: 31 };

/** Companies that keep it for good, those that continue for now, and all others. */
const parts = (forGood: number, goingOn: number): LanePart[] => [
  { length: forGood, tone: 'reached' },
  { length: goingOn - forGood, tone: 'counts' },
  { length: PILOT.joined - goingOn, tone: 'paused' },
];

const pilot: ArticleFigure = {
  id: 'figure-pilot-organisations',
  after: 'The large British pilot ran from June to December 2022.',
  title: `Most of ${PILOT.joined} organisations kept their shorter week`,
  caption: `One bar for each organisation of the British pilot. A year later at least ${A_YEAR_LATER.stillHadIt} still had it; the others had stopped, or it is not known.`,
  source: {
    text: 'Autonomy, Making it stick: the UK four-day week pilot one year on',
    url: 'https://autonomy.work/portfolio/making-it-stick/',
  },
  drawing: {
    kind: 'lanes',
    unit: 'Organisation',
    lanes: [
      { label: 'At the end of the pilot', parts: parts(PILOT.forGood, PILOT.carriedOn) },
      { label: 'A year later', parts: parts(A_YEAR_LATER.permanent, A_YEAR_LATER.stillHadIt) },
    ],
    legend: [
      { tone: 'reached', text: 'For good' },
      { tone: 'counts', text: 'Carried on' },
      { tone: 'paused', text: 'Stopped, or not known' },
    ],
  },
};

export const fourDayWeekFigures = [offers, pilot];
