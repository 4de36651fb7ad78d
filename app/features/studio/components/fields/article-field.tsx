/** The text of an article: a text area, and with scripts a toolbar for the few marks that pages can show. */
import { useEffect, useRef, useState } from 'react';
import { PictureChooser } from '#app/features/media/components/picture-chooser.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { pictureLine } from '#domain/article/article.ts';
import { ARTICLE_MARKS, type ArticleMark, addLine, markLines, type Selected } from './article-marks.ts';

type ArticleFieldProps = { control: ControlProps; name: string; value: string };

export function ArticleField({ control, name, value }: ArticleFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const change = (how: (selected: Selected) => Selected) => {
    const field = area.current;
    if (!field) return;
    const marked = how({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    field.value = marked.text;
    field.focus();
    field.setSelectionRange(marked.start, marked.end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice, when the dialog has given back the focus
  useEffect(() => {
    if (chosenId === null) return;
    setChosenId(null);
    // The caret stands between the brackets, where the caption goes.
    change((selected) => addLine(selected, pictureLine(chosenId), '!['.length));
  }, [chosenId]);
  const mark = (kind: ArticleMark) => change((selected) => markLines(selected, kind));
  return (
    <div className="grid gap-2">
      {isHydrated && (
        <div role="toolbar" aria-label="Marks for lines" aria-controls={control.id} className="flex flex-wrap gap-1.5">
          {ARTICLE_MARKS.map(({ mark: kind, label }) => (
            <Button key={kind} type="button" variant="secondary" size="sm" onClick={() => mark(kind)}>
              {label}
            </Button>
          ))}
          <Button type="button" variant="secondary" size="sm" onClick={() => setIsChoosing(true)}>
            Picture
          </Button>
        </div>
      )}
      {isHydrated && (
        <PictureChooser
          id={`${control.id}-chooser`}
          isOpen={isChoosing}
          onClose={() => setIsChoosing(false)}
          onChoose={({ id }) => {
            setIsChoosing(false);
            setChosenId(id);
          }}
        />
      )}
      <Textarea {...control} ref={area} name={name} defaultValue={value} rows={18} spellCheck />
    </div>
  );
}
