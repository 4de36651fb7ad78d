import { describe, expect, test } from 'vitest';
import { readAdvertReport } from './find-a-job-report.ts';

const ACCEPTED_REFERENCE = '0b1c2d3e-0000-4000-8000-000000000001';
const REJECTED_REFERENCE = '0b1c2d3e-0000-4000-8000-000000000002-3';
const LATE = 'Closing date must be between posting/editing date +1 day and posting date +30 days';

const read = (text: string, name = 'harbour-upload-report.txt') =>
  readAdvertReport(name, text).outcomes.map(({ reference, outcome, reason }) => [reference, outcome, reason]);
const BOTH = [
  [ACCEPTED_REFERENCE, 'accepted', null],
  [REJECTED_REFERENCE, 'refused', LATE],
];

describe('a report says the same', () => {
  test.each([
    [
      'in CSV',
      `reference,status,reason\n"${ACCEPTED_REFERENCE}","Accepted",""\r\n"${REJECTED_REFERENCE}","Rejected","${LATE}"\n`,
    ],
    [
      'in sentences',
      `File: a.xml\n\n${ACCEPTED_REFERENCE} was added\n${REJECTED_REFERENCE} was rejected: ${LATE}`.replace(
        'was rejected: ',
        'Rejected - ',
      ),
    ],
    [
      'in sections',
      `Accepted vacancies: 1\n${ACCEPTED_REFERENCE}\n\nRejected vacancies: 1\n${REJECTED_REFERENCE}: ${LATE}\n`,
    ],
    ['with tabs', `Success\t${ACCEPTED_REFERENCE}\nFailed\t${REJECTED_REFERENCE}\t${LATE}`],
    [
      'in XML with attributes',
      `<?xml version="1.0"?><Report><Vacancy vacancyRefCode="${ACCEPTED_REFERENCE}" status="Accepted"/>
       <Vacancy vacancyRefCode="${REJECTED_REFERENCE}"><Status>Rejected</Status><Reason>${LATE}</Reason></Vacancy></Report>`,
    ],
    [
      'in XML with elements',
      `<Report>
         <Accepted><Vacancy><VacancyRefCode>${ACCEPTED_REFERENCE}</VacancyRefCode></Vacancy></Accepted>
         <RejectedVacancies>
           <Vacancy><VacancyRefCode>${REJECTED_REFERENCE}</VacancyRefCode><Error><![CDATA[${LATE}]]></Error></Vacancy>
         </RejectedVacancies>
       </Report>`,
    ],
    [
      'as a page',
      `<!doctype html><title>Report</title><h2>Successful</h2><ul><li>${ACCEPTED_REFERENCE}<br></ul><h2>Unsuccessful</h2>
       <table><tr><th>Vacancy<th>Reason</tr><tr><td>${REJECTED_REFERENCE}</td><td>${LATE}</td></tr></table>`,
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
  const text = `<r><Rejected><Ref>${ACCEPTED_REFERENCE}</Ref><Ref>${REJECTED_REFERENCE}</Ref></Rejected></r>`;
  expect(read(text).map(([reference, outcome]) => [reference, outcome])).toEqual([
    [ACCEPTED_REFERENCE, 'refused'],
    [REJECTED_REFERENCE, 'refused'],
  ]);
});

test('a reference without a word that says yes or no is not clear', () => {
  expect(read(`${ACCEPTED_REFERENCE}\n`)).toEqual([[ACCEPTED_REFERENCE, 'unclear', null]]);
  expect(read(`<a>${ACCEPTED_REFERENCE}</a>`)).toEqual([[ACCEPTED_REFERENCE, 'unclear', null]]);
  expect(read('Nothing was uploaded today.')).toEqual([]);
});

test('the kind is told by the name of the file', () => {
  expect(readAdvertReport('harbour-expire-report.csv', '').kind).toBe('expiry');
  expect(readAdvertReport('harbour-upload-report.csv', '').kind).toBe('upload');
});

test('formulas, entities and markup are only text', () => {
  const [, , reason] = read(`${ACCEPTED_REFERENCE}\tRejected\t=HYPERLINK("x")\u202e<b>\0`)[0] ?? [];
  expect(reason).toBe('=HYPERLINK( · x · )<b>');
  const xxe = `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r><v ref="${ACCEPTED_REFERENCE}"><s>Rejected</s><m>&x; &amp;x; &#0;&#x1F600;</m></v></r>`;
  expect(read(xxe)).toEqual([[ACCEPTED_REFERENCE, 'refused', '&x; &x; 😀']]);
});

test('a reason that never ends is cut', () => {
  const [, , reason] = read(`${ACCEPTED_REFERENCE}\tRejected\t${'long '.repeat(10_000)}`)[0] ?? [];
  expect(reason).toHaveLength(300);
});
