/** The text of an article: a text area, and with scripts a toolbar for the few marks that pages can show. */
import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { ARTICLE_MARKS, type ArticleMark, markLines } from './article-marks.ts';

type ArticleFieldProps = { control: ControlProps; name: string; value: string };

export function ArticleField({ control, name, value }: ArticleFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  const mark = (kind: ArticleMark) => {
    const field = area.current;
    if (!field) return;
    const marked = markLines({ text: field.value, start: field.selectionStart, end: field.selectionEnd }, kind);
    field.value = marked.text;
    field.focus();
    field.setSelectionRange(marked.start, marked.end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="grid gap-2">
      {isHydrated && (
        <div role="toolbar" aria-label="Marks for lines" aria-controls={control.id} className="flex flex-wrap gap-1.5">
          {ARTICLE_MARKS.map(({ mark: kind, label }) => (
            <Button key={kind} type="button" variant="secondary" size="sm" onClick={() => mark(kind)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <Textarea {...control} ref={area} name={name} defaultValue={value} rows={18} spellCheck />
    </div>
  );
}
