import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { employerInsurance, minimumEmployerPension, TAX_YEAR } from '#domain/pay/tax-year.ts';
import { change, pence, pounds, signed } from './amounts.ts';

const revision: ArticleFigure = {
  id: 'figure-first-and-second-estimate',
  after: 'Two things should slow you down.',
  title: 'One month later, the fall had become a rise',
  caption: 'The same change, of payrolled employees from November to December 2023, in two releases of the figures.',
  source: {
    text: 'Office for National Statistics and HM Revenue and Customs, Pay As You Earn Real Time Information, February 2024',
    url: 'https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/bulletins/earningsandemploymentfrompayasyouearnrealtimeinformationuk/february2024',
  },
  drawing: {
    kind: 'comparison',
    things: ['As released in January 2024', 'As released in February 2024'],
    measures: [{ label: 'Change in payrolled employees', values: [signed(-24_000), signed(31_000)], best: 1 }],
  },
};

const SALARY = 32_000;
const insurance = employerInsurance(SALARY);
const pension = minimumEmployerPension(SALARY);

const costOfPost: ArticleFigure = {
  id: 'figure-cost-of-a-post',
  after: 'The question for an employer is not whether the market is good',
  title: `What a post at ${formatPounds(SALARY)} costs before anything else`,
  caption: `One year, with the rates of ${TAX_YEAR.name} and the least pension that the law allows. Holiday cover, tools and training come on top; the Employment Allowance may come off.`,
  source: { text: 'The example in this article' },
  drawing: {
    kind: 'waterfall',
    steps: [
      { label: 'Salary', isTotal: true, amount: pounds(SALARY) },
      { label: 'Employer National Insurance', isTotal: false, amount: change(pounds(insurance)) },
      { label: 'Employer pension contribution', isTotal: false, amount: change(pence(pension)) },
      { label: 'Cost of the post', isTotal: true, amount: pence(SALARY + insurance + pension) },
    ],
  },
};

export const readingTheMarketFigures = [revision, costOfPost];
