import { describe, expect, test } from 'vitest';
import { readAdvertReport } from './find-a-job-report.ts';

const ONE = '0b1c2d3e-0000-4000-8000-000000000001';
const TWO = '0b1c2d3e-0000-4000-8000-000000000002-3';
const LATE = 'Closing date must be between posting/editing date +1 day and posting date +30 days';

const read = (text: string, name = 'harbour-upload-report.txt') =>
  readAdvertReport(name, text).outcomes.map(({ reference, outcome, reason }) => [reference, outcome, reason]);
const BOTH = [
  [ONE, 'accepted', null],
  [TWO, 'refused', LATE],
];

describe('a report says the same', () => {
  test.each([
    ['in CSV', `reference,status,reason\n"${ONE}","Accepted",""\r\n"${TWO}","Rejected","${LATE}"\n`],
    [
      'in sentences',
      `File: a.xml\n\n${ONE} was added\n${TWO} was rejected: ${LATE}`.replace('was rejected: ', 'Rejected - '),
    ],
    ['in sections', `Accepted vacancies: 1\n${ONE}\n\nRejected vacancies: 1\n${TWO}: ${LATE}\n`],
    ['with tabs', `Success\t${ONE}\nFailed\t${TWO}\t${LATE}`],
    [
      'in XML with attributes',
      `<?xml version="1.0"?><Report><Vacancy vacancyRefCode="${ONE}" status="Accepted"/>
       <Vacancy vacancyRefCode="${TWO}"><Status>Rejected</Status><Reason>${LATE}</Reason></Vacancy></Report>`,
    ],
    [
      'in XML with elements',
      `<Report>
         <Accepted><Vacancy><VacancyRefCode>${ONE}</VacancyRefCode></Vacancy></Accepted>
         <RejectedVacancies>
           <Vacancy><VacancyRefCode>${TWO}</VacancyRefCode><Error><![CDATA[${LATE}]]></Error></Vacancy>
         </RejectedVacancies>
       </Report>`,
    ],
    [
      'as a page',
      `<!doctype html><title>Report</title><h2>Successful</h2><ul><li>${ONE}<br></ul><h2>Unsuccessful</h2>
       <table><tr><th>Vacancy<th>Reason</tr><tr><td>${TWO}</td><td>${LATE}</td></tr></table>`,
    ],
  ])('%s', (_, text) => {
    const outcomes = read(text);
    expect(outcomes.map(([reference, outcome]) => [reference, outcome])).toEqual(
      BOTH.map(([reference, outcome]) => [reference, outcome]),
    );
    expect(outcomes[1]?.[2]).toContain(LATE);
  });
});

test('a list of references in one element takes its name', () => {
  const text = `<r><Rejected><Ref>${ONE}</Ref><Ref>${TWO}</Ref></Rejected></r>`;
  expect(read(text).map(([reference, outcome]) => [reference, outcome])).toEqual([
    [ONE, 'refused'],
    [TWO, 'refused'],
  ]);
});

test('a reference without a word that says yes or no is not clear', () => {
  expect(read(`${ONE}\n`)).toEqual([[ONE, 'unclear', null]]);
  expect(read(`<a>${ONE}</a>`)).toEqual([[ONE, 'unclear', null]]);
  expect(read('Nothing was uploaded today.')).toEqual([]);
});

test('the kind is told by the name of the file', () => {
  expect(readAdvertReport('harbour-expire-report.csv', '').kind).toBe('expiry');
  expect(readAdvertReport('harbour-upload-report.csv', '').kind).toBe('upload');
});

test('formulas, entities and markup are only text', () => {
  const [, , reason] = read(`${ONE}\tRejected\t=HYPERLINK("x")\u202e<b>\0`)[0] ?? [];
  expect(reason).toBe('=HYPERLINK( · x · )<b>');
  const xxe = `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r><v ref="${ONE}"><s>Rejected</s><m>&x; &amp;x; &#0;&#x1F600;</m></v></r>`;
  expect(read(xxe)).toEqual([[ONE, 'refused', '&x; &x; 😀']]);
});

test('a reason that never ends is cut', () => {
  const [, , reason] = read(`${ONE}\tRejected\t${'long '.repeat(10_000)}`)[0] ?? [];
  expect(reason).toHaveLength(300);
});
