/** A file of many jobs, as a recruiter's system exports it for Excel: custom column names, markup, line breaks in cells. */
import { isFullForm } from '#tests/support/form.ts';

const TITLES = [
  'Warehouse operative',
  'Forklift driver',
  'HGV class 2 driver',
  'Welder fabricator',
  'Site joiner',
  'Kitchen porter',
  'Accounts assistant',
  'Payroll clerk',
  'Management accountant',
  'Helpdesk analyst',
  'Software developer',
  'Legal secretary',
  'Quantity surveyor',
  'Office manager',
  'Marketing executive',
  'Maintenance electrician',
  'Care assistant',
  'Production planner',
  'Buyer',
  'Customer service adviser',
];
const PLACES = [
  'Leeds LS1 4AP',
  'Kettering NN16 8JX',
  'Whitby YO21 3PU',
  'Manchester M2 5DB',
  'Bristol BS1 5TR',
  'Norwich NR2 1TF',
  'Exeter EX1 1EE',
  'Cardiff CF10 1EP',
];
const CLIENTS = [
  'Fairweather & Sons',
  'Bell, Marsh and Co',
  'Pennine “Cold” Stores',
  'Harbour Foods',
  'Ó Briain Civils',
];
const KINDS = ['Permanent', 'Full time', 'Part-time', 'Temp', 'Fixed-term contract'];
const YEARLY = ['£26,500 a year', '£28,000 - £31,000 per annum', '£42,000 per year plus bonus', '£15.40 per hour'];

const RECRUITER_HEADER = [
  'Vacancy no.',
  'Job title',
  'Client',
  'Venue',
  'Rate',
  'Contract type',
  'Copy',
  'Must have',
  'Owner',
];
type Column = (typeof RECRUITER_HEADER)[number];

/** Columns that their names do not reveal: the label of the column's select, then of the option. */
export const RECRUITER_COLUMNS = {
  'Vacancy no.': 'Reference',
  Venue: 'Location',
  Copy: 'Description',
  'Must have': 'Requirements',
};

/** The short form imports a quarter of the jobs. */
const SHARE = isFullForm ? 1 : 4;

export const RECRUITER_JOBS = 1_000 / SHARE;

const near = (line: number): number => Math.ceil(line / SHARE);

/** `isAsked`: one answer under this label applies to all rows with that value. */
type Fault = {
  line: number;
  is: Partial<Record<Column, string>>;
  label: string;
  mended: string;
  isAsked?: true;
};

export const RECRUITER_FAULTS: readonly Fault[] = [
  { line: near(13), is: { Rate: '' }, label: 'Salary (text)', mended: '£29,000 a year' },
  { line: near(120), is: { 'Job title': '' }, label: 'Title', mended: 'Stock controller' },
  { line: near(207), is: { Client: '' }, label: 'Company', mended: 'Harbour Foods' },
  { line: near(333), is: { Venue: '' }, label: 'Location', mended: 'Leeds LS1 4AP' },
  { line: near(404), is: { 'Must have': '' }, label: 'Requirements', mended: 'A driving licence.' },
  {
    line: near(405),
    is: { Copy: '' },
    label: 'Description',
    mended: 'Keeps the cold store in order, by day and by night, for a family firm.',
  },
  {
    line: near(512),
    is: { Rate: '£6.20 an hour' },
    label: 'Salary (text): “£6.20 an hour”',
    mended: '£16.20 an hour',
    isAsked: true,
  },
  {
    line: near(640),
    is: { 'Contract type': 'Zero' },
    label: 'Type of work: “Zero”',
    mended: 'Part-time',
    isAsked: true,
  },
  { line: near(777), is: { 'Vacancy no.': 'TR-20003' }, label: 'Reference', mended: 'TR-20775-b' },
  { line: near(998), is: { 'Job title': 'Young and dynamic salesman' }, label: 'Title', mended: 'Sales executive' },
];

/** With a BOM and Windows line endings, as Excel saves it. */
export const recruiterFile = (): Buffer => {
  const lines = Array.from({ length: RECRUITER_JOBS }, (_, index) => lineOf(index + 2));
  return Buffer.from(
    `\uFEFF${[RECRUITER_HEADER, ...lines].map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`,
  );
};

function lineOf(line: number): string[] {
  const nth = <Item>(list: readonly Item[]): Item => list[line % list.length] as Item;
  const [title, client] = [nth(TITLES), nth(CLIENTS)];
  const cells: Record<Column, string> = {
    'Vacancy no.': `TR-${20_000 + line}`,
    'Job title': title,
    Client: client,
    Venue: nth(PLACES),
    Rate: nth(YEARLY),
    'Contract type': nth(KINDS),
    Copy: `<p>${client} need a <b>${title.toLowerCase()}</b> in a team of ${(line % 9) + 3}.</p><ul><li>Regular hours, no weekends</li><li>Free parking &amp; a canteen</li></ul><p>Vacancy ${line} of our list.</p>`,
    'Must have': 'Two years in a similar role\nA steady hand, and references',
    Owner: line % 2 ? 'Jo' : 'Sam',
    ...RECRUITER_FAULTS.find((fault) => fault.line === line)?.is,
  };
  return RECRUITER_HEADER.map((name) => cells[name] ?? '');
}

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
