import { expect, test } from 'vitest';
import { redactPerson } from './fair-view.ts';

const PERSON = { fullName: 'Wren Éloïse O’Hare', email: 'wren.ohare@mail.example', phone: '0113 496 0100' };
const redact = (text: string) => redactPerson(text, PERSON);

test.each([
  ['Wren Éloïse O’Hare', '[name]'],
  ['WREN O’HARE', '[name]'],
  ['My name is Wren.', 'My name is [name].'],
  ['Mrs O’Hare keeps lights', '[name] keeps lights'],
  ['a wren sang', 'a wren sang'],
  ['Wrenford Road', 'Wrenford Road'],
  ['E\u0301loi\u0308se', '[name]'],
  ['Write to wren.ohare@mail.example or W@x.example', 'Write to [email] or [email]'],
  ['Ring 0113 496 0100', 'Ring [phone]'],
  ['Ring +44 (0)113 496 0199.', 'Ring [phone].'],
  ['07700900123', '[phone]'],
  ['linkedin.com/in/wren-ohare and https://wren.example/cv', '[link] and [link]'],
  ['Date of birth: 4 May 1971', 'Date of birth [date of birth]'],
  ['DOB 04/05/71', 'DOB [date of birth]'],
  ['D.O.B. 1971-05-04', 'D.O.B [date of birth]'],
  ['I was born in Leeds in 1971', 'I was born [date of birth]'],
  ['Aged 55', 'Aged [age]'],
  ['Age: 55', 'Age: [age]'],
  ['a 55-year-old', 'a [age]'],
  ['I am 55 and', 'I am [age] and'],
  ['children aged 11 to 16', 'children aged 11 to 16'],
  ['I am 20 minutes away', 'I am 20 minutes away'],
  ['BSc Geography, University of Leeds, 1989-92', 'BSc Geography, University of Leeds, [year]'],
  ['Leeds Grammar School\n1982 – 1989', 'Leeds Grammar School\n[year] – [year]'],
  ['Employment\nPilot, Hull Port\n2004 - 2019', 'Employment\nPilot, Hull Port\n2004 - 2019'],
  [
    'Education\nMaths A\nArt B\nMusic C\n1987\n\nEmployment\n\n\n2001 Hull',
    'Education\nMaths A\nArt B\nMusic C\n[year]\n\nEmployment\n\n\n2001 Hull',
  ],
])('%j becomes %j', (text, expected) => expect(redact(text)).toBe(expected));

test('a person without a name or a number loses nothing but that', () => {
  const none = { fullName: '', email: '', phone: '' };
  expect(redactPerson('Keeps lights since 2004.', none)).toBe('Keeps lights since 2004.');
});

test('a name is text, not a pattern', () => {
  expect(redactPerson('A (B) C', { ...PERSON, fullName: '(B) .* [' })).toBe('A [name] C');
});

test('its time grows with the length of the text', () => {
  for (const piece of ['0', '0 ', 'a@', 'www.', 'born ', 'Wren ', '(', '1990\n', 'School\n', '[name] ', 'x.com/']) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    const begun = process.cpuUsage();
    redact(text);
    const { user } = process.cpuUsage(begun);
    expect(user, piece).toBeLessThan(3_000_000);
  }
});
