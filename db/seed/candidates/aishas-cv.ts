/** The CV that comes with the demo. Every fact and person in it is made up. */
import type { Page } from './write-page.ts';

export const aishasCv: Page = {
  name: 'Aisha Bello',
  contact: 'Birmingham  |  0121 496 0104  |  aisha@mail.example',
  sections: [
    {
      heading: 'Profile',
      entries: [
        {
          lines: [
            'Transport systems coordinator with six years in a bus depot, four of them as a scheduler. I keep a',
            'planning system running for the 60 people who depend on it, and turn what it records into reports',
            'that change how the week is planned.',
          ],
        },
      ],
    },
    {
      heading: 'Experience',
      entries: [
        {
          aside: '2024 – today',
          title: 'Transport systems coordinator, Saltley Vale Buses, Birmingham',
          lines: [
            'First line of support for scheduling and ticketing, about 12 requests a day',
            'Weekly report on lost mileage, written in SQL and Python, read by four depots',
            'Moved 60 people to Microsoft 365 with two evenings of training each',
          ],
        },
        {
          aside: '2020 – 2024',
          title: 'Scheduler, Saltley Vale Buses, Birmingham',
          lines: [
            'Duties and vehicles for 38 buses, within drivers’ hours and rest rules',
            'Rewrote the Sunday timetable with the drivers who work it',
            'Stood in for the duty manager on one weekend in five',
          ],
        },
      ],
    },
    {
      heading: 'Education and training',
      entries: [
        { aside: '2025', title: 'ITIL 4 Foundation', lines: [] },
        { aside: '2023', title: 'Evening course: databases and SQL', lines: ['Perry Barr Adult Learning'] },
        { aside: '2017 – 2020', title: 'BSc Geography, 2:1', lines: ['Aston Cross University'] },
      ],
    },
    {
      heading: 'Skills',
      entries: [
        { aside: 'Planning', lines: ['Routes and duties, drivers’ hours, tachograph reports'] },
        { aside: 'Data', lines: ['SQL, Python, Power Query, version control'] },
        { aside: 'Support', lines: ['Microsoft 365, Windows, printers, plain written guides'] },
        { aside: 'Languages', lines: ['English and Yoruba'] },
      ],
    },
    {
      heading: 'References',
      entries: [{ lines: ['From both managers, on request. I have the right to work in the United Kingdom.'] }],
    },
  ],
};
