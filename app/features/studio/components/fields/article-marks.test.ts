import { expect, test } from 'vitest';
import { readArticleBody } from '#domain/article/article.ts';
import { ARTICLE_MARKS, addLine, markLines } from './article-marks.ts';

const TEXT = 'First\n\n## Second\n- third';

test('every line that the selection touches takes the mark, and loses the one it had', () => {
  expect(markLines({ text: TEXT, start: 2, end: TEXT.length }, 'list').text).toBe('- First\n\n- Second\n- third');
  expect(markLines({ text: TEXT, start: 9, end: 9 }, 'subheading').text).toBe('First\n\n### Second\n- third');
  expect(markLines({ text: '**Bold**', start: 0, end: 0 }, 'plain').text).toBe('Bold');
});

test('what is selected afterwards are the marked lines', () => {
  const { text, start, end } = markLines({ text: TEXT, start: 1, end: 1 }, 'bold');
  expect(text.slice(start, end)).toBe('**First**');
});

test.each(ARTICLE_MARKS)('pages read $mark as what it is called, and twice is once', ({ mark }) => {
  const once = markLines({ text: 'Some words', start: 0, end: 0 }, mark);
  expect(markLines(once, mark)).toEqual(once);
  expect(readArticleBody(once.text)[0]?.kind).toBe(mark === 'plain' ? 'paragraph' : mark);
});

test('a picture is a line of its own below the selection, with the caret in its caption', () => {
  const line = '![](00000000-0000-4000-8000-0000000000a1)';
  const added = addLine({ text: TEXT, start: 0, end: 2 }, line, 2);
  expect(added.text).toBe(`First\n\n${line}\n\n## Second\n- third`);
  expect(added.text.slice(added.start)).toMatch(/^\]\(/);
  expect(addLine({ text: '', start: 0, end: 0 }, line, 2).text).toBe(`${line}\n`);
  expect(readArticleBody(added.text)[1]).toMatchObject({ kind: 'picture', text: '' });
});
