/** Work and a place: in the words, or in the field for it with a radius. */
import type { LabelledQuery } from '../labelled-query.ts';
import { paysByTheHour } from '../wishes.ts';
import { CARE, FORKLIFT, LORRY, NURSE, TEACHING_ASSISTANT, WAREHOUSE, WAREHOUSE_WORK } from './meant.ts';

const NEWPORT_IN_WALES = ['Newport, Gwent'];

export const placeQueries: readonly LabelledQuery[] = [
  { text: 'warehouse jobs in leeds', kinds: ['place'], wanted: { occupations: WAREHOUSE, towns: ['Leeds'] } },
  { text: 'jobs in hull', kinds: ['place'], wanted: { occupations: 'any', towns: ['Hull'] } },
  { text: '', where: 'Lincoln', miles: 10, kinds: ['place'], wanted: { occupations: 'any', towns: ['Lincoln'] } },
  { text: 'stockport', kinds: ['place'], wanted: { occupations: 'any', towns: ['Stockport'] } },
  {
    text: 'hgv driver',
    where: 'Bristol',
    miles: 15,
    kinds: ['place'],
    wanted: { occupations: LORRY, towns: ['Bristol'] },
  },
  { text: 'electrician glasgow', kinds: ['place'], wanted: { occupations: ['electrician'], towns: ['Glasgow'] } },
  // Six towns share the name: the largest is meant unless the query says otherwise.
  {
    text: 'care',
    where: 'Newport',
    miles: 15,
    kinds: ['place'],
    wanted: { occupations: CARE, towns: NEWPORT_IN_WALES },
  },
  {
    text: 'jobs newport isle of wight',
    kinds: ['place'],
    wanted: { occupations: 'any', towns: ['Newport, Isle of Wight'] },
  },
  {
    text: 'warehouse',
    where: 'Newport, Shropshire',
    miles: 20,
    kinds: ['place'],
    wanted: { occupations: WAREHOUSE, towns: ['Newport, Shropshire'] },
  },
  // 'Reading', 'Sale', 'Bath' and 'Sandwich' mean the towns here.
  { text: 'jobs in reading', kinds: ['place'], wanted: { occupations: 'any', towns: ['Reading'] } },
  {
    text: 'teaching assistant',
    where: 'Reading',
    miles: 10,
    kinds: ['place'],
    wanted: { occupations: TEACHING_ASSISTANT, towns: ['Reading'] },
  },
  { text: '', where: 'Sale', miles: 10, kinds: ['place'], wanted: { occupations: 'any', towns: ['Sale'] } },
  { text: 'jobs in bath', kinds: ['place'], wanted: { occupations: 'any', towns: ['Bath'] } },
  { text: 'sandwich kent', kinds: ['place'], wanted: { occupations: 'any', towns: ['Sandwich'] } },
  {
    text: 'warehouse leeds wakefield',
    kinds: ['place'],
    wanted: { occupations: WAREHOUSE, towns: ['Leeds', 'Wakefield'] },
  },
  {
    text: 'driver jobs hull or beverley',
    kinds: ['place'],
    wanted: { occupations: [...LORRY, 'van-driver', 'bus-driver'], towns: ['Hull', 'Beverley'] },
  },
  {
    text: 'nurse birmingham coventry',
    kinds: ['place'],
    wanted: { occupations: NURSE, towns: ['Birmingham', 'Coventry'] },
  },
  // Outcodes and postcodes mean their town.
  {
    text: 'forklift',
    where: 'SK1',
    miles: 10,
    kinds: ['place'],
    wanted: { occupations: FORKLIFT, towns: ['Stockport'] },
  },
  {
    text: 'admin',
    where: 'LS1 4AP',
    miles: 5,
    kinds: ['place'],
    wanted: { occupations: ['administrator'], towns: ['Leeds'] },
  },
  {
    text: 'cleaner',
    where: 'BS1',
    miles: 15,
    kinds: ['place'],
    wanted: { occupations: ['cleaner'], towns: ['Bristol'] },
  },
  {
    text: 'FLT driver',
    where: 'Manchester',
    miles: 20,
    kinds: ['place', 'synonym'],
    wanted: { occupations: FORKLIFT, towns: ['Manchester'] },
  },
  {
    text: 'RGN',
    where: 'Leeds',
    miles: 20,
    kinds: ['place', 'synonym'],
    wanted: { occupations: ['registered-nurse'], towns: ['Leeds'] },
  },
  {
    text: 'carer',
    where: 'Newcastle',
    miles: 15,
    kinds: ['place', 'synonym'],
    wanted: { occupations: CARE, towns: ['Newcastle upon Tyne'] },
  },
  {
    text: 'warehouse £13 an hour stockport',
    kinds: ['place', 'wish'],
    wanted: { occupations: WAREHOUSE_WORK, towns: ['Stockport'], wishes: [paysByTheHour(13)] },
  },
];
