/** A CV that came to the demo's agency by its form. Every fact and person in it is made up. */
import type { Page } from '../candidates/write-page.ts';

export const nikhilsCv: Page = {
  name: 'Nikhil Sharma',
  contact: 'Birmingham  |  0121 496 0232  |  nikhil.sharma@mail.example',
  sections: [
    {
      heading: 'Experience',
      entries: [
        {
          aside: '2023 – today',
          title: 'Assistant accountant, Digbeth Castings',
          lines: [
            'Month end in five working days: accruals, prepayments and the stock count of two foundries.',
            'Weekly margin by customer, which the sales team now opens before I send it.',
          ],
        },
        {
          aside: '2022 – 2023',
          title: 'Accounts assistant, Moor Street Motors',
          lines: ['Purchase ledger of 300 invoices a month, VAT returns and the petty cash of four garages.'],
        },
      ],
    },
    {
      heading: 'Education',
      entries: [
        { aside: '2024 – today', title: 'CIMA', lines: ['Operational level passed, three papers to go.'] },
        { aside: '2022', title: 'BA Accounting, Aston Cross University', lines: ['Upper second.'] },
      ],
    },
  ],
};
