/** The words of the manufacturing page. */
import { blueCollar, insights, place } from './related.ts';

export const manufacturingPage = {
  name: 'Manufacturing',
  slug: 'manufacturing',
  summary: 'Production, engineering, quality and maintenance',
  category: 'blue-collar',
  sector: 'manufacturing',
  lead: 'Production, engineering, quality and maintenance: for works that make things, on days, nights and everything between.',
  words: ['engineer', 'manufacturing', 'production'],
  isEither: true,
  countedBy: 'All blue collar jobs, and others with engineer, manufacturing or production in the title.',
  rolesTitle: 'Whom works look for',
  roles: [
    {
      title: 'Machining',
      text: 'Millers, turners and grinders, from one-off parts to long runs.',
      asked: 'Fanuc, Heidenhain or Siemens by name; setting, not only loading.',
    },
    {
      title: 'Welding and fabrication',
      text: 'Structural, pipe and sheet work in steel, stainless and aluminium.',
      asked: 'Codings to BS EN ISO 9606 with the prolongation signed, and a test piece.',
    },
    {
      title: 'Production',
      text: 'Operatives, setters and line leaders in plastics, packaging, food and textiles.',
      asked: 'Safe working at machines, changeovers, and a shift that suits the person’s life.',
    },
    {
      title: 'Quality',
      text: 'Inspection, measurement and the audit that follows.',
      asked: 'Drawings and tolerances, CMM, ISO 9001 or IATF 16949.',
    },
    {
      title: 'Maintenance',
      text: 'Mechanical, electrical and multi-skilled engineers.',
      asked: 'An apprenticeship or level 3, 18th Edition for electrical work, fault finding on PLCs.',
    },
    {
      title: 'Planning and engineering',
      text: 'Planners, process and manufacturing engineers, team managers.',
      asked: 'Improvements with a figure before and after.',
    },
  ],
  hiringTitle: 'Worth knowing before you hire',
  hiring: [
    {
      title: 'Say the shift and its premium',
      text: 'Four on four off, rotating or fixed nights: the pattern decides as much as the rate. Night workers must be offered a free health assessment.',
    },
    {
      title: 'Temporary staff after twelve weeks',
      text: 'They get the same basic pay, holidays and hours as people hired directly for the same work. Plan the cost from the first day.',
    },
    {
      title: 'Training at the machine',
      text: 'PUWER asks that everyone who uses work equipment is trained for it. Tell us who signs them off, and we send them on that day.',
    },
    {
      title: 'A look round the shop floor',
      text: 'People decide by the machine, the light and the team. Half an hour on site before the offer saves a short stay.',
    },
  ],
  factsCheckedOn: '2026-11-22',
  sources: [
    { title: 'Agency workers: your rights', url: 'https://www.gov.uk/agency-workers-your-rights' },
    { title: 'Night work: health assessments', url: 'https://www.gov.uk/night-working-hours/health-assessments' },
    {
      title: 'Work equipment (PUWER), Health and Safety Executive',
      url: 'https://www.hse.gov.uk/work-equipment-machinery/puwer.htm',
    },
  ],
  related: [blueCollar, place('birmingham', 'Birmingham'), insights],
};
