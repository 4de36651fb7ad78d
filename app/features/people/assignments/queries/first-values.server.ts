/** Initial values of a Key Information Document's form: from the newest document of that type, or defaults. */
import type { Engagement } from '#domain/assignment/assignment.ts';
import { type KeyInformation, USUAL } from '#domain/key-information/key-information.ts';
import { agency } from '#domain/site/site.ts';

export function firstValues(
  engagement: Engagement,
  fullName: string,
  newest: KeyInformation | null,
): Record<string, string> {
  if (newest?.engagement === engagement) return valuesOf(newest);
  const usual = USUAL[engagement];
  const agencyName = agency().legalName || agency().name;
  return {
    worker: newest?.worker ?? fullName,
    intermediary: '',
    connection: 'None',
    employer: engagement === 'paye' ? 'None: you work under a contract for services' : '',
    payer: engagement === 'paye' ? agencyName : '',
    contract: usual.contract,
    interval: 'week',
    rate: '',
    rate_unit: 'hour',
    rate_kind: 'expected',
    worker_rate: '',
    income_deductions: usual.incomeDeductions,
    statutory: usual.statutory,
    deductions: usual.deductions,
    fees: usual.fees,
    holiday: usual.holiday,
    benefits: usual.benefits,
    further: '',
    units: '37.5',
    margin: '20',
    other_costs: '0',
    has_pension: 'yes',
  };
}

function valuesOf(info: KeyInformation): Record<string, string> {
  const { exampleOf, rate, workerRate, rateUnit, rateKind, incomeDeductions } = info;
  return {
    worker: info.worker,
    intermediary: info.intermediary,
    connection: info.connection,
    employer: info.employer,
    payer: info.payer,
    contract: info.contract,
    interval: info.interval,
    rate: String(rate),
    rate_unit: rateUnit,
    rate_kind: rateKind,
    worker_rate: workerRate === null ? '' : String(workerRate),
    income_deductions: incomeDeductions,
    statutory: info.statutory,
    deductions: info.deductions,
    fees: info.fees,
    holiday: info.holiday,
    benefits: info.benefits,
    further: info.further,
    units: String(exampleOf.units),
    margin: String(exampleOf.margin),
    other_costs: String(exampleOf.otherCosts),
    ...(exampleOf.hasPension && { has_pension: 'yes' }),
    ...(exampleOf.isOffPayroll && { is_off_payroll: 'yes' }),
  };
}
