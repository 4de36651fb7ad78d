/**
 * The authority to which a worker can complain. Every document names it below its title (Conduct Regulations 2003, reg. 13A(3)(b)(iii)).
 */

type Enforcer = { from: string; name: string; text: string };

/**
 * Newest first. The Fair Work Agency took over from the Employment Agency Standards (EAS) Inspectorate on 7 April 2026 (Employment
 * Rights Act 2025; gov.uk/government/publications/providing-a-key-information-document-for-agency-workers-guidance-for-employment-businesses).
 */
const ENFORCERS: readonly Enforcer[] = [
  {
    from: '2026-04-07',
    name: 'Fair Work Agency',
    text: 'The Fair Work Agency is the government authority that enforces certain rights of agency workers. You can raise a concern with it at www.gov.uk/government/organisations/fair-work-agency, or through the Acas helpline on 0300\u00a0123\u00a01100, Monday to Friday, 8am to 6pm.',
  },
  {
    from: '2020-04-06',
    name: 'Employment Agency Standards (EAS) Inspectorate',
    text: 'The Employment Agency Standards (EAS) Inspectorate is the government authority that enforces certain rights of agency workers. You can raise a concern with it through the Acas helpline on 0300\u00a0123\u00a01100, Monday to Friday, 8am to 6pm.',
  },
];

/** @param day YYYY-MM-DD */
export const enforcerOn = (day: string): Enforcer =>
  ENFORCERS.find(({ from }) => from <= day) ?? (ENFORCERS.at(-1) as Enforcer);
