export const publicServices = {
  name: 'Public services',
  slug: 'public-services',
  summary: 'Councils, schools, clinics and charities',
  category: 'white-collar',
  sector: 'people',
  lead: 'Jobs that keep a county running, most of them within sight of a town hall.',
  words: ['administrator', 'records', 'school', 'council', 'receptionist'],
  countedBy: 'White collar jobs with administrator, records, school, council or receptionist in the title.',
  rolesTitle: 'People that public bodies look for',
  roles: [
    {
      title: 'School administrators',
      text: 'Admissions, attendance and the telephone at nine in the morning.',
      asked: 'Calm, a database by name, and the DBS check that the school decides on.',
    },
    {
      title: 'Records officers',
      text: 'Files that must be found, and files that must be destroyed on a date.',
      asked: 'Care with personal data, and an eye for a wrong number.',
    },
  ],
  hiringTitle: 'Before you hire for a public body',
  hiring: [
    { title: 'Term dates decide', text: 'Advertise for September before the end of June.' },
    { title: 'Say which check it is', text: 'Basic, standard or enhanced: the role decides, and the law limits it.' },
  ],
  factsCheckedOn: '2026-11-10',
  sources: [{ title: 'DBS checks for employers', url: 'https://www.gov.uk/dbs-check-applicant-criminal-record' }],
  related: [
    { type: 'service', title: 'Office teams', description: 'All our office work.', href: '/white-collar' },
    { type: 'location', title: 'Work in Lincoln', description: 'The office there.', href: '/locations/lincoln' },
  ],
};
