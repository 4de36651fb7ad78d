import { expect, test } from 'vitest';
import { readArticleBody } from '#domain/article/article.ts';
import { ARTICLE_MARKS, markLines } from './article-marks.ts';

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
