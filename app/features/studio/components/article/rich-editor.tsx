/** Writes an article as it will look. The text area stays the field of the form, and holds the article format. */
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS } from '#app/ui/form/control-class.ts';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { bodyOf } from './article-document.ts';
import { articleState } from './article-state.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import { pasteParser, sliceOfText } from './paste-parser.ts';
import { withoutStyles } from './pasted-html.ts';

type RichEditorProps = { control: ControlProps; label: string; area: RefObject<HTMLTextAreaElement | null> };

export function RichEditor({ control, label, area }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and told below of what changes
  useLayoutEffect(() => {
    const field = area.current;
    if (!place.current || !field) return;
    const made = new EditorView(place.current, {
      state: articleState(field.value),
      transformPastedHTML: withoutStyles,
      clipboardParser: pasteParser,
      clipboardTextParser: sliceOfText,
      attributes: attributesOf(control, label),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        field.value = bodyOf(next.doc);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    view.current = made;
    setState(made.state);
    return () => made.destroy();
  }, []);

  const described = control['aria-describedby'];
  const isInvalid = control['aria-invalid'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the control these two change
  useLayoutEffect(() => view.current?.setProps({ attributes: attributesOf(control, label) }), [described, isInvalid]);

  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch, current);
  };
  return (
    <>
      {state && <ArticleToolbar state={state} editorId={control.id} run={run} />}
      <div ref={place} />
    </>
  );
}

const attributesOf = (control: ControlProps, label: string): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(control.required && { 'aria-required': 'true' }),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
  spellcheck: 'true',
  class: classNames(
    CONTROL_CLASS,
    'prose max-h-[60dvh] min-h-60 overflow-y-auto whitespace-pre-wrap px-4 py-3 [&>:first-child]:mt-0',
  ),
});
