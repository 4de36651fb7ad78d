/** A rich editor for articles. The text area remains the form's field, and contains the article format. */
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PictureChooser } from '#app/features/site/media/components/picture-chooser.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS } from '#app/ui/form/control-class.ts';
import type { ControlProps } from '#app/ui/form/field.tsx';
import type { Picture } from '#domain/picture/picture.ts';
import { OfferedPictures } from '../fields/offered-pictures.ts';
import { bodyOf } from './article-document.ts';
import { articleState } from './article-state.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import { addPicture } from './line-kinds.ts';
import { pasteParser, sliceOfText } from './paste-parser.ts';
import { withoutStyles } from './pasted-html.ts';
import { pictureView } from './picture-view.ts';

type RichEditorProps = { control: ControlProps; label: string; area: RefObject<HTMLTextAreaElement | null> };

export function RichEditor({ control, label, area }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const offeredPictures = useContext(OfferedPictures);
  const pictures = useRef(new Map<string, Picture>());
  for (const picture of offeredPictures) pictures.current.set(picture.id, picture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and told below of what changes
  useLayoutEffect(() => {
    const field = area.current;
    if (!place.current || !field) return;
    const editorView = new EditorView(place.current, {
      state: articleState(field.value),
      transformPastedHTML: withoutStyles,
      clipboardParser: pasteParser,
      clipboardTextParser: sliceOfText,
      attributes: attributesOf(control, label),
      nodeViews: { picture: (node) => pictureView(node, pictures.current) },
      dispatchTransaction(transaction) {
        const next = editorView.state.apply(transaction);
        editorView.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        field.value = bodyOf(next.doc);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    view.current = editorView;
    setState(editorView.state);
    return () => editorView.destroy();
  }, []);

  const descriptionId = control['aria-describedby'];
  const isInvalid = control['aria-invalid'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the control these two change
  useLayoutEffect(
    () => view.current?.setProps({ attributes: attributesOf(control, label) }),
    [descriptionId, isInvalid],
  );

  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch, current);
  };
  // When the dialog has given back the focus, which goes to the caption then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (chosenId === null) return;
    setChosenId(null);
    run(addPicture(chosenId));
    view.current?.focus();
  }, [chosenId]);
  return (
    <>
      {state && <ArticleToolbar state={state} editorId={control.id} run={run} onPicture={() => setIsChoosing(true)} />}
      <div ref={place} />
      <PictureChooser
        id={`${control.id}-chooser`}
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(picture) => {
          pictures.current.set(picture.id, picture);
          setIsChoosing(false);
          setChosenId(picture.id);
        }}
      />
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
