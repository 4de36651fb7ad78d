import { expect, test } from 'vitest';
import { findMentions } from './mentions.ts';

const COLLEAGUES = [
  { id: 'priya', fullName: 'Priya Shah' },
  { id: 'sam-a', fullName: 'Sam Archer' },
  { id: 'sam-b', fullName: 'Sam Archer-Bell' },
  { id: 'zoe', fullName: 'Zoë O’Neill' },
  { id: 'one', fullName: 'Kim Lee' },
  { id: 'other', fullName: 'Kim Lee' },
];
const find = (text: string) => findMentions(text, COLLEAGUES);

test('a full name in any letters, and a first name that one colleague has', () => {
  expect(find('@Priya, and @ZOË o’neill?\n(@priya  shah again)')).toEqual({ ids: ['priya', 'zoe'], unclear: [] });
});

test('the longest name counts', () => {
  expect(find('@Sam Archer-Bell knows').ids).toEqual(['sam-b']);
  expect(find('@Sam Archer knows').ids).toEqual(['sam-a']);
});

test('a name that several have is unclear', () => {
  expect(find('@Sam and @Kim Lee')).toEqual({ ids: [], unclear: ['sam', 'kim'] });
});

test('addresses, parts of words and strangers are text', () => {
  expect(find('jo@priya.example, x+y@Priya, @Priyanka, @ Priya, @stranger, @')).toEqual({ ids: [], unclear: [] });
});

test('a flood of names is each colleague once', () => {
  expect(find('@Priya '.repeat(700)).ids).toEqual(['priya']);
});
