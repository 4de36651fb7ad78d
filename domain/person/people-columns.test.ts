import { expect, test } from 'vitest';
import { guessColumns } from './people-columns.ts';
import { IMPORT_FIELDS } from './people-file.ts';

test.each([
  [
    'a spreadsheet',
    'Full name|E-mail|MOBILE|Tel No.|Town|Salary|Consent date|Notes|Available from|OK to email?|',
    'full_name|email|phone|phone|location||agreed_on|notes|available_from|may_email|',
  ],
  [
    'Bullhorn',
    'ID|First Name|Last Name|Email 1|Email 2|Mobile Phone|Home Phone|Address|City|Zip|Title|Occupation|Primary Skills|Category|General Comments|Source|Date Available|Status|Mass Mail Opt Out',
    '|first_name|last_name|email|email|phone|phone||location|||headline|skills|tags|notes|origin|available_from||opted_out',
  ],
  [
    'Vincere',
    'candidate-externalId|candidate-firstName|candidate-Lastname|candidate-email|candidate-mobile|candidate-city|candidate-jobTitle1|candidate-skills|candidate-note|candidate-keyword|Candidate Source',
    '|first_name|last_name|email|phone|location|headline|skills|notes|tags|origin',
  ],
  [
    'Recruit CRM',
    'First Name|Last Name|Email|Contact Number|Locality|Position|Skill|Source|Notice Period|Available From|Candidate Summary|Email Opt Out|Hotlists|GDPR Consent',
    'first_name|last_name|email|phone|location|headline|skills|origin||available_from|notes|opted_out|tags|agreement',
  ],
  [
    'Firefish',
    'Forename|Surname|Email Address|Mobile Tel|Home Tel|Town/City|Postcode|Job Title|Candidate Source|Tags|Comments|Availability Date|Email Opt-in|Opt-in date',
    'first_name|last_name|email|phone|phone|location||headline|origin|tags|notes|available_from|may_email|agreed_on',
  ],
  [
    'Outlook',
    'First Name|Last Name|E-mail Address|E-mail 2 Address|Mobile Phone|Home City|Job Title|Notes|Categories',
    'first_name|last_name|email|email|phone|location|headline|notes|tags',
  ],
  [
    'Google',
    'First Name|Last Name|Organization Name|Organization Title|Notes|Labels|E-mail 1 - Label|E-mail 1 - Value|E-mail 2 - Value|Phone 1 - Label|Phone 1 - Value|Address 1 - Formatted|Address 1 - City',
    'first_name|last_name||headline|notes|tags||email|email||phone||location',
  ],
  [
    'our own export',
    'Sent|Status|Name|Email|Phone|Location|Skills|Cover note|Answers|CV file name|CV link',
    '||full_name|email|phone|location|skills|notes|||',
  ],
])('columns of %s', (_, header, fields) => {
  expect(guessColumns(header.split('|')).join('|')).toBe(fields);
});

test('our own names of the fields are known, others are not', () => {
  const labels = Object.values(IMPORT_FIELDS);
  expect(labels.map((label) => guessColumns([label])[0])).toEqual(Object.keys(IMPORT_FIELDS));
  expect(guessColumns(['constructor', '__proto__'])).toEqual(['', '']);
});
