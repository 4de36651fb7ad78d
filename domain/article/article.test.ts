import { expect, test } from 'vitest';
import { listPictureIds, pictureLine, readArticleBody } from './article.ts';

test('each line is what its beginning says', () => {
  expect(
    readArticleBody(
      '## Pay first\nPut it in.\nSay **when** too.\n\n### How much\n**A range**\n- From\n- To\n\n- Alone\n#Not one',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Pay first', id: 'pay-first' },
    { kind: 'paragraph', text: 'Put it in.' },
    { kind: 'paragraph', text: 'Say **when** too.' },
    { kind: 'subheading', text: 'How much', id: 'how-much' },
    { kind: 'bold', text: 'A range' },
    { kind: 'list', items: ['From', 'To'] },
    { kind: 'list', items: ['Alone'] },
    { kind: 'paragraph', text: '#Not one' },
  ]);
});

test('lines may end as on Windows, and with spaces', () => {
  expect(readArticleBody('## One  \r\n\r\n- a\r\n- b\r\ntwo\r')).toEqual([
    { kind: 'heading', text: 'One', id: 'one' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'two' },
  ]);
});

test.each(['**', '****', '**half', '**one** and **two**'])(
  '%s is not wrapped in asterisks, so it is a paragraph',
  (line) => {
    expect(readArticleBody(line)).toEqual([{ kind: 'paragraph', text: line }]);
  },
);

test.each(['', '\n\n', '  \r\n\t'])('there is nothing to read in %j', (text) => {
  expect(readArticleBody(text)).toEqual([]);
});

test('no two headings share an id, whatever they are called', () => {
  const ids = readArticleBody('## A\n## A\n## A 2\n### It’s paid\n## £!').map((block) => 'id' in block && block.id);
  expect(ids).toEqual(['a', 'a-2', 'a-2-2', 'its-paid', 'section']);
});

const PICTURE = '00000000-0000-4000-8000-0000000000a1';

test('a line that names a picture is that picture, with its caption', () => {
  expect(readArticleBody(`Before\n${pictureLine(PICTURE, 'A quay')}\n![](${PICTURE})`)).toEqual([
    { kind: 'paragraph', text: 'Before' },
    { kind: 'picture', text: 'A quay', id: PICTURE },
    { kind: 'picture', text: '', id: PICTURE },
  ]);
  expect(listPictureIds(`![one](${PICTURE})\nwords ![two](${PICTURE})`)).toEqual([PICTURE]);
});

test.each([`![](${PICTURE}) and words`, '![](/logo.png)', '![](javascript:alert(1))', `[](${PICTURE})`])(
  'a line that only looks like it is a paragraph: %s',
  (line) => expect(readArticleBody(line)).toEqual([{ kind: 'paragraph', text: line }]),
);
