/** Words of real adverts, as people copy or remember them: titles with shift, place, licence or pay. Graded before their results were seen. */
import type { LabelledQuery } from '../labelled-query.ts';
import { isOneOf, nights, not, partTime, paysByTheHour, remote, senior, temporary, weekends } from '../wishes.ts';
import { CARE, FORKLIFT, LORRY, MECHANIC, NURSE, TEACHER, TEACHING_ASSISTANT, WAREHOUSE_WORK } from './meant.ts';

const advert = (text: string, wanted: LabelledQuery['wanted'], more: Partial<LabelledQuery> = {}): LabelledQuery => ({
  text,
  kinds: ['advert'],
  wanted,
  ...more,
});

export const advertQueries: readonly LabelledQuery[] = [
  advert('Warehouse Operative - Nights', { occupations: WAREHOUSE_WORK, wishes: [nights] }),
  advert('Warehouse Operative (Leeds)', { occupations: WAREHOUSE_WORK, towns: ['Leeds'] }),
  advert('Picker / Packer', { occupations: WAREHOUSE_WORK }),
  advert('pickers and packers', { occupations: WAREHOUSE_WORK }),
  advert('FLT Counterbalance Driver', { occupations: ['forklift-driver'] }),
  advert('counter balance', { occupations: ['forklift-driver'] }),
  advert('Reach Truck', { occupations: ['reach-truck-driver'] }),
  advert('fork lift driver nights', { occupations: FORKLIFT, wishes: [nights] }),
  advert('Class 1 Tramper', { occupations: ['hgv-class-1'] }),
  advert('HGV Class 2 Driver Manchester', { occupations: ['hgv-class-2'], towns: ['Manchester'] }),
  advert('C+E driver', { occupations: ['hgv-class-1'] }),
  advert('18 tonne driver', { occupations: ['hgv-class-2'] }),
  advert('multi drop delivery', { occupations: ['van-driver'] }),
  advert('Bank RGN', { occupations: ['registered-nurse'] }),
  advert('Staff Nurse - Nursing Home', { occupations: NURSE }),
  advert('domiciliary care', { occupations: ['home-carer'] }),
  advert('HCA nights', { occupations: CARE, wishes: [nights] }),
  advert('Support Worker weekends', { occupations: ['support-worker'], wishes: [weekends] }),
  advert('SEN TA', { occupations: ['sen-teaching-assistant'] }),
  advert('KS2 teaching assistant', { occupations: TEACHING_ASSISTANT }),
  advert('Supply Teacher', { occupations: TEACHER }),
  advert('Band 6 Physio', { occupations: ['physiotherapist'] }),
  advert('Maintenance Electrician 18th Edition', { occupations: ['electrician'] }),
  advert('Gas Safe Engineer', { occupations: ['gas-engineer'] }),
  advert('CSCS labourer', { occupations: ['labourer'] }),
  advert('360 operator', { occupations: ['groundworker'] }),
  advert('MIG welder £16 per hour', { occupations: ['welder', 'fabricator'], wishes: [paysByTheHour(16)] }),
  advert('CNC Setter/Operator', { occupations: ['cnc-machinist'] }),
  advert('Production Operatives - Temp', { occupations: ['production-operative'], wishes: [temporary] }),
  advert('vehicle technician/MOT tester', { occupations: MECHANIC }),
  advert('Chef de Partie', { occupations: ['chef-de-partie'] }),
  advert('part-time receptionist', { occupations: ['receptionist'], wishes: [partTime] }),
  advert('School Cleaner', { occupations: ['cleaner'] }),
  advert('front of house', { occupations: ['waiter'] }),
  advert('Purchase Ledger', { occupations: ['accounts-assistant', 'bookkeeper'] }),
  advert('1st Line Support', { occupations: ['it-support'] }),
  advert('Senior .NET Developer (remote)', { occupations: ['dotnet-developer'], wishes: [senior, remote] }),
  advert('driver', { occupations: ['van-driver'], musts: [not(isOneOf(...LORRY))] }, { text: 'van driver -HGV' }),
  advert('warehouse', { occupations: WAREHOUSE_WORK, towns: ['Bradford'] }, { where: 'Bradford', miles: 5 }),
  advert('carer', { occupations: CARE, towns: ['Sheffield'] }, { where: 'Sheff', miles: 10 }),
];
