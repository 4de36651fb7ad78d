import { Toolbar } from '@base-ui/react/toolbar';
import { Redo2, Undo2 } from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { buttonClass } from '#app/ui/button.tsx';
import type { LineKind } from './article-schema.ts';
import { areAll, toggleKind } from './line-kinds.ts';

/** New kinds of text lines get their button here. */
const KINDS: readonly { kind: LineKind; label: string; keys: string }[] = [
  { kind: 'heading', label: 'Heading', keys: 'Control+Alt+2' },
  { kind: 'subheading', label: 'Smaller heading', keys: 'Control+Alt+3' },
  { kind: 'item', label: 'List', keys: 'Control+Shift+8' },
  { kind: 'bold', label: 'Bold line', keys: 'Control+B' },
];

const STEPS = [
  { label: 'Undo', keys: 'Control+Z', Icon: Undo2, command: undo, depth: undoDepth },
  { label: 'Redo', keys: 'Control+Y', Icon: Redo2, command: redo, depth: redoDepth },
] as const;

type ArticleToolbarProps = {
  state: EditorState;
  editorId: string;
  run: (command: Command) => void;
  onPicture: () => void;
};

export function ArticleToolbar({ state, editorId, run, onPicture }: ArticleToolbarProps) {
  return (
    <Toolbar.Root aria-label="Text" aria-controls={editorId} className="flex flex-wrap gap-1">
      {KINDS.map(({ kind, label, keys }) => {
        const isPressed = areAll(kind, state);
        return (
          <Toolbar.Button
            key={kind}
            title={keys}
            aria-keyshortcuts={keys}
            aria-pressed={isPressed}
            onClick={() => run(toggleKind(kind))}
            className={buttonClass({
              size: 'sm',
              variant: isPressed ? 'primary' : 'secondary',
              className: 'forced-colors:aria-pressed:border-4',
            })}
          >
            {label}
          </Toolbar.Button>
        );
      })}
      <Toolbar.Button onClick={onPicture} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
        Picture
      </Toolbar.Button>
      <Toolbar.Separator className="mx-1 w-px self-stretch bg-line" />
      {STEPS.map(({ label, keys, Icon, command, depth }) => (
        <Toolbar.Button
          key={label}
          aria-label={label}
          title={`${label} (${keys})`}
          aria-keyshortcuts={keys}
          disabled={depth(state) === 0}
          onClick={() => run(command)}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          <Icon aria-hidden="true" />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}
