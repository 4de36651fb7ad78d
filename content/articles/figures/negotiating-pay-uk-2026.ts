import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { minimumEmployerPension, TAX_YEAR, umbrellaWeek, weekOnPayroll } from '#domain/pay/tax-year.ts';
import { change, hourly, pence, pounds, WORKING_DAYS } from './amounts.ts';

const offerA = { salary: 34_000, pension: minimumEmployerPension(34_000), daysOff: 28, dayHours: 7.5 };
const offerB = { salary: 33_000, pension: 33_000 * 0.06, daysOff: 33, dayHours: 7 };

const worthOf = ({ salary, pension }: typeof offerA) => salary + pension;
const hoursOf = ({ daysOff, dayHours }: typeof offerA) => (WORKING_DAYS - daysOff) * dayHours;
const hourOf = (offer: typeof offerA) => worthOf(offer) / hoursOf(offer);
const OFFERS = [offerA, offerB];

const offers: ArticleFigure = {
  id: 'figure-two-offers',
  after: 'Divide pay by the hours you will really work.',
  title: 'The lower salary is the better offer',
  caption:
    'Salary and employer pension, divided by the hours worked in a year. Offer A has 28 days off, days of 7.5 hours and the least pension that the law allows; offer B has 33 days off, days of 7 hours and 6% of the whole salary. Each measure has its own scale.',
  source: {
    text: 'The example in this article, with qualifying earnings of 2026 to 2027',
    url: 'https://www.gov.uk/workplace-pensions/what-you-your-employer-and-the-government-pay',
  },
  drawing: {
    kind: 'comparison',
    things: ['Offer A', 'Offer B'],
    measures: [
      { label: 'Salary', values: OFFERS.map(({ salary }) => pounds(salary)), best: 0 },
      { label: 'Salary and employer pension', values: OFFERS.map((offer) => pence(worthOf(offer))), best: 1 },
      {
        label: 'Hours of work in a year',
        values: OFFERS.map((offer) => ({ value: hoursOf(offer), shown: formatNumber(hoursOf(offer)) })),
        best: 1,
      },
      { label: 'What an hour is worth', values: OFFERS.map((offer) => hourly(hourOf(offer))), best: 1 },
    ],
  },
};

const HOURS = 40;
const RATE = 25;
const MARGIN = 20;
const week = umbrellaWeek(RATE, HOURS, MARGIN);
const basic = week.gross / (1 + TAX_YEAR.holidayShare);
const paid = weekOnPayroll(week.gross, true);
const less = (label: string, value: number) => ({ label, isTotal: false, amount: change(pounds(-value)) });

const umbrella: ArticleFigure = {
  id: 'figure-umbrella-week',
  after: 'Income tax, employee National Insurance and your own pension contribution',
  title: `A rate of ${hourly(RATE).shown} through an umbrella company, from invoice to bank account`,
  caption: `One week of ${HOURS} hours in ${TAX_YEAR.name}, outside Scotland, with tax code ${TAX_YEAR.taxCode}, pension from the first week and no student loan. Your own pension contribution is 5% of earnings above £120, taken before tax.`,
  source: {
    text: 'The example in this article, carried on to take-home pay with the rates of HM Revenue and Customs',
    url: 'https://www.gov.uk/guidance/working-through-an-umbrella-company',
  },
  drawing: {
    kind: 'waterfall',
    steps: [
      { label: 'Assignment rate', isTotal: true, amount: pounds(week.received) },
      less('Umbrella company’s margin', MARGIN),
      less('Employer National Insurance', week.insurance),
      less('Apprenticeship levy', week.levy),
      less('Employer pension contribution', week.pension),
      {
        label: 'Your gross pay',
        note: `of which holiday pay ${pounds(week.gross - basic).shown}; without it ${pounds(basic).shown}, or ${hourly(basic / HOURS).shown} an hour`,
        isTotal: true,
        amount: pounds(week.gross),
      },
      less('Your pension contribution', paid.pension),
      less('Income tax', paid.tax),
      less('National Insurance', paid.insurance),
      { label: 'Take-home pay', isTotal: true, amount: pounds(paid.takeHome) },
    ],
  },
};

/** Ordered by picture, not by text: the first is drawn on the cover. */
export const negotiatingPayFigures = [umbrella, offers];
