/**
 * The records that an agency must keep, by paragraph: Schedules 4 (work-seekers) and 5 (hirers) of the Conduct of Employment Agencies
 * and Employment Businesses Regulations 2003 (SI 2003/3319), under regulation 29. Paragraphs that SI 2016/510 removed from the duty
 * carry that date, 8 May 2016; GOV.UK lists the remaining ones ("Record keeping for employment agencies and businesses"). Removed
 * paragraphs keep their number, and stay in the pack if the site has the record anyway. GOV.UK also omits paragraph 6 of Schedule 4; it
 * carries no date, because introductions must be shown in any case.
 */
export type SchedulePart = {
  schedule: 4 | 5;
  paragraph: number;
  title: string;
  /** The paragraph is no longer required since this day. */
  endedOn?: '2016-05-08';
  /** The file's name in the pack; absent if this site does not hold the record. */
  file?: string;
};

export const RECORDS_SOURCE = 'https://www.legislation.gov.uk/uksi/2003/3319/schedule/4';

export const SCHEDULE_PARTS = [
  { schedule: 4, paragraph: 1, title: 'Date the application was received', endedOn: '2016-05-08', file: 'received' },
  { schedule: 4, paragraph: 2, title: 'Name, address and, if under 22, date of birth', file: 'people' },
  { schedule: 4, paragraph: 3, title: 'Terms with the work-seeker, and changes of them' },
  { schedule: 4, paragraph: 4, title: 'Training, experience, qualifications and authorisations', file: 'experience' },
  { schedule: 4, paragraph: 5, title: 'Requirements of the work-seeker', endedOn: '2016-05-08' },
  { schedule: 4, paragraph: 6, title: 'Hirers to which the work-seeker was introduced', file: 'hirers' },
  { schedule: 4, paragraph: 7, title: 'Resulting engagement and its date', file: 'engagements' },
  { schedule: 4, paragraph: 8, title: 'Contract entered into on the work-seeker’s behalf' },
  { schedule: 4, paragraph: 9, title: 'Date the application was withdrawn', endedOn: '2016-05-08', file: 'withdrawn' },
  { schedule: 4, paragraph: 10, title: 'Fees from the work-seeker, where they are allowed' },
  { schedule: 4, paragraph: 11, title: 'Enquiries under regulations 19, 20 and 22', file: 'enquiries' },
  { schedule: 5, paragraph: 1, title: 'Date the application was received', endedOn: '2016-05-08' },
  { schedule: 5, paragraph: 2, title: 'Name and address of the hirer', endedOn: '2016-05-08' },
  { schedule: 5, paragraph: 3, title: 'Positions the hirer seeks to fill', file: 'positions' },
  { schedule: 5, paragraph: 4, title: 'Duration of the work', file: 'duration' },
  { schedule: 5, paragraph: 5, title: 'Experience, qualifications and authorisation required', file: 'requirements' },
  { schedule: 5, paragraph: 6, title: 'Terms offered for the position', endedOn: '2016-05-08' },
  { schedule: 5, paragraph: 7, title: 'Terms with the hirer, and changes of them', endedOn: '2016-05-08' },
  { schedule: 5, paragraph: 8, title: 'Work-seekers introduced', endedOn: '2016-05-08', file: 'work-seekers' },
  { schedule: 5, paragraph: 9, title: 'Enquiries under regulations 18 and 20', file: 'enquiries' },
  {
    schedule: 5,
    paragraph: 10,
    title: 'Resulting engagements and their dates',
    endedOn: '2016-05-08',
    file: 'engagements',
  },
  { schedule: 5, paragraph: 11, title: 'Fees from the hirer' },
] as const satisfies readonly SchedulePart[];

export const partPath = ({ schedule, paragraph, file }: SchedulePart & { file: string }): string =>
  `schedule-${schedule}/paragraph-${String(paragraph).padStart(2, '0')}-${file}.csv`;
