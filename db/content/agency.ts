/** Who the agency is, as the studio keeps it: every page, feed and email reads it (spec: marketing §1, §2 "Contact section"). */
import { z } from 'zod';
import type { Agency } from '#domain/site/site.ts';
import { dialledNumber } from '#domain/text/phone.ts';
import { about, day, email, line, phone, time, webAddress } from './fields.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const KILOMETRES_PER_MILE = 1.609344;

const address = z.strictObject({
  street: about(line(120), { label: 'Street' }),
  city: about(line(60), { label: 'Town or city' }),
  postcode: about(line(10), { label: 'Postcode' }),
});

const hours = z.strictObject({
  days: about(z.array(z.enum(DAYS, 'Write days in full, such as Monday')).min(1, 'Enter at least one day').max(7), {
    label: 'Days',
    hint: 'One a line.',
  }),
  opens: about(time, { label: 'Opens', kind: 'time' }),
  closes: about(time, { label: 'Closes', kind: 'time' }),
  shown: about(line(80), { label: 'As people read them', hint: 'Such as: Monday to Friday, 8:30 to 17:30.' }),
});

const aiDivision = z.strictObject({
  url: about(webAddress, { label: 'Address', kind: 'link' }),
  summary: about(line(160), { label: 'What it does' }),
});

const rating = z.strictObject({
  value: about(z.number('Enter a number').min(1, 'At least 1').max(5, 'At most 5'), { label: 'Average, of five' }),
  count: about(z.int('Enter a whole number').min(1, 'At least 1').max(1_000_000), { label: 'Number of reviews' }),
  mayBeMarkedUp: about(z.boolean().default(false), {
    label: 'An independent site collects these reviews',
    hint: 'Only then may search engines be shown the stars.',
  }),
  asOf: about(day, { label: 'Counted on', kind: 'day' }),
  source: about(line(200), { label: 'Where they come from' }),
});

export const agencySchema = z.strictObject({
  name: about(line(80), { label: 'Name' }),
  shortName: about(line(24), { label: 'Short name', hint: 'Under the icon of the installed app.' }),
  legalName: about(line(120), { label: 'Legal name' }),
  registeredIn: about(z.enum(['England and Wales', 'Scotland', 'Northern Ireland']).optional(), {
    label: 'Registered in',
    hint: 'Empty for a sole trader or partnership.',
  }),
  companyNumber: about(
    z
      .string()
      .trim()
      .regex(/^[A-Z0-9]{2}\d{6}$/, 'Enter the eight characters of Companies House')
      .optional(),
    { label: 'Company number' },
  ),
  registeredOffice: about(line(200).optional(), { label: 'Registered office', hint: 'As Companies House has it.' }),
  icoNumber: about(
    z
      .string()
      .trim()
      .regex(/^[A-Z]{1,2}\d{6,7}$/, 'Enter a number such as ZA123456')
      .optional(),
    { label: 'ICO registration number', hint: 'Every agency that keeps CVs pays the data protection fee.' },
  ),
  summary: about(line(160), { label: 'What the agency is, in a sentence' }),
  strapline: about(line(60), { label: 'Strapline', hint: 'On the picture of a shared link.' }),
  email: about(email, { label: 'Email' }),
  phone: about(phone, { label: 'Phone' }),
  address: about(address, { label: 'Postal address' }),
  hours: about(hours, { label: 'Opening hours' }),
  aiDivision: about(aiDivision.optional(), { label: 'Sister company for AI and automation' }),
  rating: about(rating.optional(), { label: 'Rating' }),
  radiusMiles: about(z.int('Enter a whole number').min(1, 'At least 1').max(500, 'At most 500'), {
    label: 'How far from its offices it works, in miles',
  }),
  socialPages: about(z.array(webAddress).max(10, 'At most 10'), {
    label: 'Its own social pages',
    hint: 'One address a line.',
  }),
});

export const completeAgency = (kept: z.infer<typeof agencySchema>): Agency => {
  const { registeredIn, companyNumber, radiusMiles, phone: shown, registeredOffice, icoNumber, ...facts } = kept;
  return {
    ...facts,
    registration: registeredIn && companyNumber ? `Registered in ${registeredIn}, company number ${companyNumber}` : '',
    registeredOffice: registeredOffice ?? '',
    icoNumber: icoNumber ?? '',
    phone: { shown, dialled: dialledNumber(shown) },
    address: { ...kept.address, country: 'GB' },
    aiDivision: kept.aiDivision ?? null,
    rating: kept.rating ?? null,
    // A distance in whole miles is no more exact than a kilometre: 31 miles are 50,000 m (spec: marketing §9).
    serviceRadius: Math.round(radiusMiles * KILOMETRES_PER_MILE) * 1_000,
  };
};

/** Until an owner has entered theirs. It states nothing. */
export const UNNAMED_AGENCY: Agency = {
  name: 'Recruitment agency',
  shortName: 'Agency',
  legalName: '',
  registration: '',
  registeredOffice: '',
  icoNumber: '',
  summary: '',
  strapline: '',
  email: '',
  phone: { shown: '', dialled: '' },
  address: { street: '', city: '', postcode: '', country: 'GB' },
  hours: { days: [], opens: '', closes: '', shown: '' },
  aiDivision: null,
  rating: null,
  serviceRadius: 0,
  socialPages: [],
};
