/** The words of the financial services page. */
import { insights, place, whiteCollar } from './related.ts';

export const financialServicesPage = {
  name: 'Financial services',
  slug: 'financial-services',
  summary: 'Banking, accounting, insurance and analysis',
  category: 'white-collar',
  sector: 'finance',
  lead: 'Banking, accounting, insurance and analysis: work in which a small mistake is found a year later, and people are chosen with that in mind.',
  // The words of the query, and the other forms that titles give them: 'accounting' alone finds no accountant.
  words: ['finance', 'financial', 'accounting', 'accountant', 'accounts', 'banking', 'banker', 'analyst'],
  isEither: false,
  countedBy: 'White collar jobs with finance, accounting, banking or analyst in the title, in any of their forms.',
  rolesTitle: 'Whom firms look for',
  roles: [
    {
      title: 'Accounting',
      text: 'Management and financial accountants, month ends, audits and group reporting.',
      asked: 'ACA, ACCA or CIMA, or part way with a date for the next paper.',
    },
    {
      title: 'Accounts office',
      text: 'Ledgers, payroll, credit control and bookkeeping.',
      asked: 'AAT, the package by name (Sage, Xero, SAP), and VAT under Making Tax Digital.',
    },
    {
      title: 'Banking and lending',
      text: 'Relationship managers, underwriters and branch teams.',
      asked: 'A portfolio that can be described, and care for customers who are in difficulty (Consumer Duty).',
    },
    {
      title: 'Risk and analysis',
      text: 'Credit, market and business analysts.',
      asked: 'SQL and Excel, models explained in plain words.',
    },
    {
      title: 'Treasury',
      text: 'Cash, funding and currency for groups and lenders.',
      asked: 'ACT qualifications, payments under dual control.',
    },
    {
      title: 'Compliance and financial crime',
      text: 'Monitoring, onboarding and the officer who signs.',
      asked:
        'ICA certificates; for the money laundering reporting officer approval by the regulator before they take the role for good.',
    },
  ],
  hiringTitle: 'Worth knowing before you hire',
  hiring: [
    {
      title: 'Regulatory references',
      text: 'For senior managers and certified staff, firms ask each employer of the past six years. Old employers are expected to answer within four weeks: begin with the offer.',
    },
    {
      title: 'Fit and proper, every year',
      text: 'Firms certify such staff themselves and repeat it yearly. We collect what the first decision needs: qualifications, criminal record and credit checks with consent.',
    },
    {
      title: 'Long notice',
      text: 'Three months is common for qualified people. An interim accountant can bridge it, paid by the day.',
    },
    {
      title: 'Approval comes first',
      text: 'A permanent senior manager may not begin before the regulator has agreed. For an unexpected or temporary gap somebody may act, if the firm applies within 12 weeks.',
    },
  ],
  factsCheckedOn: '2026-11-22',
  sources: [
    {
      title: 'Senior managers and certification regime, Financial Conduct Authority',
      url: 'https://www.fca.org.uk/firms/senior-managers-and-certification-regime',
    },
    {
      title: 'Certification and regulatory references, Financial Conduct Authority',
      url: 'https://www.fca.org.uk/firms/senior-managers-and-certification-regime/certification-regime',
    },
  ],
  related: [whiteCollar, place('edinburgh', 'Edinburgh'), insights],
};
