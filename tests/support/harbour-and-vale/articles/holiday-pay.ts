export const holidayPay = {
  title: 'Holiday pay in temporary work, in plain words',
  slug: 'holiday-pay-in-temporary-work',
  excerpt:
    'You earn paid holiday from your first hour as a temp. This is how much, when you get it and how to check it.',
  metaDescription:
    'Paid holiday for temporary and irregular work: how much you earn, when you are paid and how to check your payslip.',
  author: 'Edda Marfleet',
  category: 'career-advice',
  publishedDate: '2026-10-06',
  featured: true,
  tags: ['Temporary work', 'Holiday pay'],
  body: `Paid holiday is not a favour. Everyone who works through an agency earns it from the first hour, whether the work lasts a day or a year.

## How much you earn

The law gives workers 5.6 weeks of paid holiday a year. If your hours change from week to week, you build it up as you go: 12.07% of the hours that you worked in each pay period.

- 10 hours worked give you 1 hour and 12 minutes
- 40 hours worked give you 4 hours and 50 minutes

## When you are paid

For irregular hours an employer may pay holiday when you take it, or with each payslip as an amount of its own. Ask which of the two it is before you start.

**Look for a line of its own on the payslip.**

If holiday pay is hidden in the hourly rate, you cannot check it.

## How to check it

Keep your own note of hours. Multiply the hours of the pay period by 0.1207 and compare. If the figures differ, ask the agency first, then Acas.`,
  sources: [
    { title: 'Holiday entitlement', publisher: 'GOV.UK', url: 'https://www.gov.uk/holiday-entitlement-rights' },
    {
      title: 'Checking your holiday entitlement',
      publisher: 'Acas',
      url: 'https://www.acas.org.uk/checking-holiday-entitlement',
    },
  ],
};
