import { AllSelection, type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { bodyOf } from './article-document.ts';
import { articleState } from './article-state.ts';
import { areAll, endList, plainAtStart, toggleKind } from './line-kinds.ts';

const TEXT = 'First\n\n## Second\n\n- third\n- fourth\n\nFifth';

function select(state: EditorState, from: string, to = from): EditorState {
  const positions = new Map<string, number>();
  state.doc.descendants((node, position) => {
    if (node.isText) positions.set(node.text ?? '', position);
  });
  const anchor = positions.get(from) ?? 0;
  const head = (positions.get(to) ?? 0) + to.length;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from === to ? head : anchor, head)));
}

function run(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

const type = (state: EditorState, text: string): EditorState =>
  [...text].reduce((typed, character) => typed.apply(typed.tr.insertText(character)), state);

test('every line that the selection touches becomes one kind, and paragraphs again', () => {
  const selected = select(articleState(TEXT), 'First', 'third');
  const bold = run(selected, toggleKind('bold'));
  expect(bodyOf(bold.doc)).toBe('**First**\n\n**Second**\n\n**third**\n\n- fourth\n\nFifth');
  expect(areAll('bold', bold)).toBe(true);
  expect(areAll('item', bold)).toBe(false);
  expect(bodyOf(run(bold, toggleKind('bold')).doc)).toBe('First\n\nSecond\n\nthird\n\n- fourth\n\nFifth');
  expect(bold.doc.textBetween(bold.selection.from, bold.selection.to, ' ')).toBe('First Second third');
});

test('a line beside a list becomes a point of it', () => {
  const item = run(select(articleState(TEXT), 'Fifth'), toggleKind('item'));
  expect(bodyOf(item.doc)).toBe('First\n\n## Second\n\n- third\n- fourth\n- Fifth');
  expect(item.selection.$head.parent.textContent).toBe('Fifth');
  const above = run(select(articleState(TEXT), 'Second'), toggleKind('item'));
  expect(bodyOf(above.doc)).toBe('First\n\n- Second\n- third\n- fourth\n\nFifth');
});

test('two lists stay two when one of them changes', () => {
  const body = '- a\n- b\n\n- c\n- d';
  const changed = run(select(articleState(body), 'd'), toggleKind('heading'));
  expect(bodyOf(changed.doc)).toBe('- a\n- b\n\n- c\n\n## d');
});

test('the whole text can be changed', () => {
  const state = articleState(TEXT);
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  expect(bodyOf(run(all, toggleKind('item')).doc)).toBe('- First\n- Second\n- third\n- fourth\n- Fifth');
});

test.each([
  ['## Pay', '## Pay', 'heading'],
  ['### Pay', '### Pay', 'subheading'],
  ['- Pay', '- Pay', 'item'],
  ['**Pay**', '**Pay**', 'bold'],
  ['Pay **now**', 'Pay **now**', 'paragraph'],
  ['#Pay', '#Pay', 'paragraph'],
])('%s typed is what pages read it as', (typed, body, kind) => {
  const state = type(articleState(''), typed);
  expect([bodyOf(state.doc), state.selection.$head.parent.type.name]).toEqual([body, kind]);
  expect(state.selection.$head.parentOffset).toBe(state.selection.$head.parent.content.size);
});

test('a bold line cannot hold what would end it', () => {
  expect(bodyOf(type(select(articleState('**Pay**'), 'Pay'), '**x*').doc)).toBe('**Payx**');
});

test('Backspace before a line makes it a paragraph, and Enter in an empty point ends the list', () => {
  const state = articleState(TEXT);
  const start = (words: string) => {
    const selected = select(state, words);
    const at = selected.selection.$head.start();
    return selected.apply(selected.tr.setSelection(TextSelection.create(selected.doc, at)));
  };
  expect(bodyOf(run(start('fourth'), plainAtStart).doc)).toBe('First\n\n## Second\n\n- third\n\nfourth\n\nFifth');
  expect(plainAtStart(start('Fifth'))).toBe(false);
  const fourth = select(state, 'fourth');
  const emptied = fourth.apply(fourth.tr.delete(fourth.selection.$head.start(), fourth.selection.$head.end()));
  const ended = run(emptied, endList);
  expect(ended.selection.$head.parent.type.name).toBe('paragraph');
  expect(bodyOf(type(ended, 'Between').doc)).toBe('First\n\n## Second\n\n- third\n\nBetween\n\nFifth');
});
