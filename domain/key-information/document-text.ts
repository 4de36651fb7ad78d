/** Writes the text of a Key Information Document in the order of the government's examples, for the file and the page. */

import { perPeriod } from '#domain/pay/salary.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import { enforcerOn } from './enforcer.ts';
import { type KeyInformation, PAY_INTERVAL_NAMES, RATE_KIND_NAMES } from './key-information.ts';

type DocumentRow = { label: string; value: string; isSum?: true };
export type DocumentSection = {
  heading: string;
  rows: DocumentRow[];
  isMoney?: true;
  notes?: string[];
};
export type DocumentText = {
  title: string;
  /** Shown immediately below the title (reg. 13A(3)(b)). */
  statement: string[];
  sections: DocumentSection[];
  footer: string;
};

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const formatPence = (pence: number): string => money.format(pence / 100);

/** @param writtenOn YYYY-MM-DD */
export function documentText(info: KeyInformation, version: number, writtenOn: string): DocumentText {
  const { engagement, business, example } = info;
  const isCompany = engagement === 'company';
  const net = isCompany ? 'Example paid to your company' : 'Example net take-home pay';
  return {
    title: 'Key Information Document',
    statement: [...listStatement(info), enforcerOn(writtenOn).text],
    sections: [
      { heading: 'General information', rows: listRows(info) },
      {
        heading: 'Representative example of your pay for one week',
        isMoney: true,
        rows: [
          ...example.lines.map(({ label, pence, kind }) => ({
            label,
            value: formatPence(pence),
            ...(kind === 'sum' && { isSum: true as const }),
          })),
          { label: net, value: formatPence(example.netPence), isSum: true },
        ],
        notes: ['An example only: what you are paid depends on your assignment.', ...example.assumptions],
      },
    ],
    footer: `${business}. Version ${version}, ${formatCalendarDay(writtenOn)}`,
  };
}

function listStatement({ engagement, intermediary, further }: KeyInformation): string[] {
  const furtherText = further ? ` For more information, see: ${further}` : '';
  if (engagement === 'paye') {
    return [
      `This document sets out key information about your relationship with us, including details about pay, holiday entitlement and other benefits.${furtherText}`,
    ];
  }
  const what = engagement === 'umbrella' ? 'umbrella company' : 'company';
  return [
    `This document sets out key information about your relationship with us and the ${what} used in your engagement, including details about pay, holiday entitlement and other benefits.${furtherText}`,
    engagement === 'umbrella'
      ? `You are paid through ${intermediary}, an umbrella company: a business that works out your tax and other deductions and then pays you for the work you do for the hirer. We still find you assignments. We pay the umbrella company for them as its income; it then pays you your wage. All deductions that affect your wage are listed below. If you have a question about them, ask us.`
      : `You work through ${intermediary}, your own limited company. We pay your company for your work, and it pays you.`,
  ];
}

function listRows(info: KeyInformation): DocumentRow[] {
  const { engagement, worker, business, intermediary, connection, employer, contract, payer, interval } = info;
  const { workerRate, incomeDeductions, statutory, deductions, fees, holiday, benefits } = info;
  const rate = describeRate(info, info.rate);
  const isDirect = engagement === 'paye';
  const company = engagement === 'umbrella' ? 'umbrella company' : 'company';
  return [
    { label: 'Your name', value: worker },
    { label: 'Name of employment business', value: business },
    ...(isDirect
      ? []
      : [{ label: `Name of ${engagement === 'umbrella' ? 'umbrella' : 'your'} company`, value: intermediary }]),
    { label: 'Your employer', value: employer },
    { label: 'Type of contract you will be engaged under', value: contract },
    { label: 'Who will be responsible for paying you', value: payer },
    ...(isDirect
      ? []
      : [{ label: 'Any business connection between us, that company and the person who pays you', value: connection }]),
    {
      label: isDirect ? 'How often you will be paid' : `How often the ${company} and you will be paid`,
      value: PAY_INTERVAL_NAMES[interval],
    },
    ...(isDirect
      ? [{ label: 'Expected or minimum rate of pay', value: rate }]
      : [{ label: `Expected or minimum rate that we pay to the ${company}`, value: rate }]),
    ...(incomeDeductions ? [{ label: `Deductions from the income of the ${company}`, value: incomeDeductions }] : []),
    ...(workerRate === null
      ? []
      : [{ label: 'Expected or minimum rate of pay to you', value: describeRate(info, workerRate) }]),
    { label: 'Deductions from your pay required by law', value: statutory },
    { label: 'Any other deductions or costs from your pay', value: deductions },
    { label: 'Any fees for goods or services', value: fees },
    { label: 'Holiday entitlement and pay', value: holiday },
    { label: 'Additional benefits', value: benefits },
  ];
}

const describeRate = ({ rateKind, rateUnit }: KeyInformation, rate: number): string =>
  `${RATE_KIND_NAMES[rateKind]} ${money.format(rate)} ${perPeriod(rateUnit)}`;
