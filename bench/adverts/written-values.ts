import type { Chance } from '../search/random.ts';
import type { AdvertFacts } from './advert-facts.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

type WriteDay = (year: string, month: string, day: string) => string;
const nameOf = (month: string) => MONTHS[Number(month) - 1] ?? '';
const weekday = (year: string, month: string, day: string) =>
  new Date(`${year}-${month}-${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

export const DAYS = {
  british: (y, m, d) => `${d}/${m}/${y}`,
  short: (y, m, d) => `${Number(d)}/${Number(m)}/${y.slice(2)}`,
  withTime: (y, m, d) => `${d}/${m}/${y} 00:00:00`,
  excel: (y, m, d) => `${d}-${nameOf(m).slice(0, 3)}-${y.slice(2)}`,
  serial: (y, m, d) => String(Math.round(Date.parse(`${y}-${m}-${d}`) / 86_400_000) + 25_569),
  iso: (y, m, d) => `${y}-${m}-${d}`,
  isoTime: (y, m, d) => `${y}-${m}-${d}T17:00:00Z`,
  sql: (y, m, d) => `${y}-${m}-${d} 00:00:00.000`,
  mail: (y, m, d) => `${weekday(y, m, d).slice(0, 3)}, ${d} ${nameOf(m).slice(0, 3)} ${y} 09:00:00 +0000`,
  long: (y, m, d) => `${weekday(y, m, d)} ${Number(d)}${Number(d) === 1 ? 'st' : 'th'} ${nameOf(m)} ${y}`,
  dots: (y, m, d) => `${d}.${m}.${y}`,
  seconds: (y, m, d) => String(Date.parse(`${y}-${m}-${d}T12:00:00Z`) / 1_000),
} satisfies Record<string, WriteDay>;

export function writeDay(day: string, style: keyof typeof DAYS): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return DAYS[style](year, month, date);
}

const pounds = (amount: number) => amount.toLocaleString('en-GB', { minimumFractionDigits: amount % 1 ? 2 : 0 });

export function writePay({ pay: { low, high, per } }: AdvertFacts, chance: Chance): string {
  const [from, to] = [pounds(low), pounds(high)];
  const year = [
    `£${from} - £${to}`,
    `£${from} to £${to} per annum`,
    `£${low / 1_000}k - £${high / 1_000}k`,
    `£${low / 1_000}-${high / 1_000}k DOE + benefits`,
    `Up to £${to} p.a.`,
    `${from} GBP`,
    `£${from} – £${to} pro rata`,
    `Circa £${to} + bonus`,
    `GBP${low} - GBP${high} per annum + car allowance`,
    'Competitive',
    `£${to} basic (OTE £${pounds(high + 8_000)})`,
  ];
  const hour = [
    `£${from} per hour`,
    `£${from} - £${to} p/h`,
    `£${from}ph`,
    `£${low.toFixed(2)} - £${high.toFixed(2)} an hour, weekly pay`,
    `Up to £${to} per hour + overtime`,
    `£${from}/hr PAYE`,
    `£${to} per hour Umbrella`,
  ];
  const day = [`£${from} per day`, `£${from} - £${to} p/d`, `£${to}/day (Outside IR35)`, `£${from}-£${to} daily`];
  return chance.pick({ year, hour, day }[per]);
}

export const writeLocation = ({ town, county, postcode, mode }: AdvertFacts, chance: Chance): string =>
  mode === 'remote' && chance.isHit(0.3)
    ? chance.pick(['Remote', 'Remote, UK', 'Home based', `Remote (${town})`])
    : chance.pick([
        town,
        `${town}, ${county}`,
        `${town}, ${county}, UK`,
        `${town} ${postcode.split(' ')[0]}`,
        `${town}, ${postcode}`,
        postcode,
        `England, ${town}`.replace(/England, (Cardiff|Glasgow|Belfast)/, '$1'),
        `${town}/${county}`,
        town.toUpperCase(),
        `${county} - ${town}`,
        mode === 'hybrid' ? `${town} (hybrid)` : town,
      ]);

const list = (items: readonly string[], tag: string) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const escapeAmpersand = (text: string) => text.replaceAll('&', '&amp;');
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** An advert with headings and lists, as editors of recruitment systems store it. */
export function writeHtml(facts: AdvertFacts, chance: Chance): string {
  const { title, company, town, duties, needs, benefits } = facts;
  const heading = (text: string) =>
    chance.pick([
      `<h3>${text}</h3>`,
      `<p><strong>${text}:</strong></p>`,
      `<p><b><u>${text}</u></b></p>`,
      `<div><span style="font-size:12pt"><b>${text}</b></span></div>`,
    ]);
  const all = (items: readonly string[]) =>
    chance.isHit(0.7)
      ? list(items.map(sentence).map(escapeAmpersand), 'ul')
      : `<p>${items.map((item) => `&bull;&nbsp;${escapeAmpersand(sentence(item))}`).join('<br />')}</p>`;
  return [
    `<p class="MsoNormal">${escapeAmpersand(company)} is looking for a ${escapeAmpersand(title)} in ${escapeAmpersand(town)}.&nbsp;</p>`,
    heading(chance.pick(['The Role', 'Responsibilities', 'What you’ll do', 'Key duties'])),
    all(duties),
    heading(
      chance.pick(['Requirements', 'About You', 'The Candidate', 'What we’re looking for', 'Skills &amp; Experience']),
    ),
    all(needs.map((need) => `you need ${need}`)),
    heading(chance.pick(['Benefits', 'What we offer', 'The Package'])),
    all(benefits),
  ].join(chance.pick(['', '\n', '\r\n']));
}

/** An advert as plain text with bullets. */
export function writeText({ title, company, town, duties, needs, benefits }: AdvertFacts, chance: Chance): string {
  const bullet = chance.pick(['- ', '• ', '* ', '·\t']);
  const lines = (items: readonly string[]) => items.map((item) => `${bullet}${sentence(item)}`).join('\n');
  return [
    `${title} required by ${company} in ${town}.`,
    `${chance.pick(['Duties:', 'THE ROLE', 'Main duties include:'])}\n${lines(duties)}`,
    `${chance.pick(['Requirements:', 'ABOUT YOU', 'Person specification'])}\n${lines(needs)}`,
    `${chance.pick(['Benefits:', 'WHAT WE OFFER'])}\n${lines(benefits)}`,
  ].join('\n\n');
}
