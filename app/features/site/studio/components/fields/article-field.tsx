import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { loadCode } from '#app/web/load-code.ts';
import { ArticleLength } from '../article/article-length.tsx';

type ArticleFieldProps = { control: ControlProps; label: string; name: string; value: string };
type Code = typeof import('../article/rich-editor.tsx');

export function ArticleField({ control, label, name, value }: ArticleFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  const [body, setBody] = useState(value);
  const [code, setCode] = useState<Code | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [isMarks, setIsMarks] = useState(false);

  const load = () =>
    loadCode(() => import('../article/rich-editor.tsx')).then(
      (loaded) => {
        setIsFailed(false);
        // Do not replace the text area while an editor is typing.
        if (document.activeElement === area.current) setIsMarks(true);
        setCode(loaded);
      },
      () => setIsFailed(true),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a failure is tried again by the button
  useEffect(() => {
    load();
  }, []);

  const isRich = code !== null && !isMarks;
  const choose = (marks: boolean) => {
    setIsMarks(marks);
    if (!marks && !code) load();
  };
  return (
    <div className="grid gap-2">
      {isHydrated && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <fieldset className="flex gap-1">
            <legend className="sr-only">Editing mode</legend>
            <Choice isChosen={isRich} onChoose={() => choose(false)}>
              Text
            </Choice>
            <Choice isChosen={!isRich} onChoose={() => choose(true)}>
              Markdown
            </Choice>
          </fieldset>
          <ArticleLength body={body} />
        </div>
      )}
      {isFailed && (
        <p role="status" className="text-sm text-ink-soft">
          Failed to load the editor. You can write in Markdown, or press ‘Text’ to try again.
        </p>
      )}
      {isRich && <code.RichEditor control={control} label={label} area={area} />}
      <Textarea
        {...control}
        {...(isRich && { id: `${control.id}-marks`, hidden: true })}
        ref={area}
        name={name}
        defaultValue={value}
        onInput={(event) => setBody(event.currentTarget.value)}
        rows={18}
        spellCheck
      />
    </div>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: string };

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <Button
    type="button"
    size="sm"
    variant={isChosen ? 'primary' : 'secondary'}
    aria-pressed={isChosen}
    onClick={onChoose}
    className="forced-colors:aria-pressed:border-4"
  >
    {children}
  </Button>
);
