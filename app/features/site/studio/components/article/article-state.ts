import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState, Plugin } from 'prosemirror-state';
import { documentOf } from './article-document.ts';
import { endList, leaveCaption, plainAtStart, readAgain, removePicture, toggleKind } from './line-kinds.ts';

const readPlugin = new Plugin({
  appendTransaction(transactions, _, { tr: transaction }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    return readAgain(transaction) ? transaction : null;
  },
});

const keys = keymap({
  'Mod-b': toggleKind('bold'),
  'Mod-Alt-2': toggleKind('heading'),
  'Mod-Alt-3': toggleKind('subheading'),
  'Mod-Shift-8': toggleKind('item'),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  Enter: chainCommands(leaveCaption, endList),
  Backspace: chainCommands(removePicture, plainAtStart),
});

/** Articles have no soft line breaks, so Shift+Enter acts as Enter. */
const noBreaks = keymap({ 'Shift-Enter': chainCommands(leaveCaption, endList, baseKeymap['Enter'] ?? (() => false)) });

export const articleState = (body: string): EditorState =>
  EditorState.create({
    doc: documentOf(body),
    plugins: [history(), readPlugin, keys, noBreaks, keymap(baseKeymap)],
  });
