/**
 * The text of an article, with buttons for the marks that our pages can show. The text is stored as it is typed
 * (domain/article/article.ts), so it works without a script, and what an editor sees is what is kept.
 */
import { Bold, Heading2, Heading3, List } from 'lucide-react';
import { useRef } from 'react';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { type LineMark, markLines } from './mark-lines.ts';

const MARKS: readonly { mark: LineMark; label: string; Icon: typeof Bold }[] = [
  { mark: 'heading', label: 'Heading', Icon: Heading2 },
  { mark: 'subheading', label: 'Smaller heading', Icon: Heading3 },
  { mark: 'point', label: 'Point of a list', Icon: List },
  { mark: 'bold', label: 'Bold line', Icon: Bold },
];

type ArticleFieldProps = { id: string; name: string; defaultValue: string };

export function ArticleField(control: ArticleFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  function mark(kind: LineMark) {
    const field = area.current;
    if (!field) return;
    const marked = markLines(field.value, field.selectionStart, field.selectionEnd, kind);
    field.focus();
    // As if it were typed, so that the browser can undo it and the draft is saved.
    field.setSelectionRange(marked.from, marked.to);
    document.execCommand('insertText', false, marked.text);
    field.setSelectionRange(marked.from, marked.from + marked.text.length);
  }
  return (
    <div>
      {isHydrated && (
        <div
          role="toolbar"
          aria-label="Marks of the text"
          aria-controls={control.id}
          className="mb-2 flex flex-wrap gap-1"
        >
          {MARKS.map(({ mark: kind, label, Icon }) => (
            <button
              key={kind}
              type="button"
              onClick={() => mark(kind)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-line px-3 text-sm hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </button>
          ))}
        </div>
      )}
      <Textarea {...control} ref={area} rows={18} spellCheck />
    </div>
  );
}
