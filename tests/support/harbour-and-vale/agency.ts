/** A second made-up agency that shares no fact with the demo. Its jobs and people are in the files beside this one. */
export const agency = {
  name: 'Harbour & Vale',
  shortName: 'H&V',
  legalName: 'Harbour & Vale Staffing Ltd',
  registeredIn: 'England and Wales',
  companyNumber: '99999999',
  registeredOffice: '3 Pelican Yard, Lincoln LN99 9ZZ',
  icoNumber: 'ZZ999999',
  summary: 'A recruitment agency in Lincoln and Hull, for the two sides of the Humber.',
  strapline: 'Work on both sides of the Humber',
  email: 'office@harbour-and-vale.test',
  phone: '01632 960101',
  address: { street: '3 Pelican Yard', city: 'Lincoln', postcode: 'LN99 9ZZ' },
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '07:00',
    closes: '16:30',
    shown: 'Monday to Saturday, 7:00 to 16:30',
  },
  radiusMiles: 40,
  socialPages: [],
};
