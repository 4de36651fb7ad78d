/** A picture's description and crop point. The point consists of two numbers; a press on the picture sets them. */
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { type Picture as LibraryPicture, LONGEST_ALT } from '#domain/picture/picture.ts';
import { CROP_STEP } from '#domain/picture/rendition.ts';

const ID = 'media';
const SHAPES = [
  ['Head of an article', 'aspect-video w-56'],
  ['Portrait', 'size-28 rounded-full'],
] as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type PictureFormProps = { picture: LibraryPicture; answer: Reply | undefined };

export function PictureForm({ picture, answer }: PictureFormProps) {
  const { Form, isSending } = usePageSending(answer);
  const isHydrated = useIsHydrated();
  const [crop, setCrop] = useState({
    x: answer?.values['crop_x'] ?? String(picture.cropX),
    y: answer?.values['crop_y'] ?? String(picture.cropY),
  });
  const cropX = toPercent(crop.x, picture.cropX);
  const cropY = toPercent(crop.y, picture.cropY);
  const onPress = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter on the button fires a click without a position.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height].map(
      (part) => `${toStep(part * 100)}`,
    );
    setCrop({ x: x ?? crop.x, y: y ?? crop.y });
  };
  const onKey = (event: KeyboardEvent) => {
    const [dx = 0, dy = 0] = ARROWS[event.key] ?? [];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const move = (from: number, steps: number) => `${Math.min(100, Math.max(0, from + steps * CROP_STEP))}`;
    setCrop({ x: move(cropX, dx), y: move(cropY, dy) });
  };
  const whole = <Picture picture={picture} sizes="(min-width: 64rem) 36rem, 90vw" className="h-auto w-full" isFirst />;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        {isHydrated ? (
          <button
            type="button"
            aria-label={`Crop point: ${cropX} % from the left, ${cropY}% from the top. Move it with the arrow keys.`}
            onClick={onPress}
            onKeyDown={onKey}
            className="relative block w-full cursor-crosshair overflow-hidden rounded-md border border-line bg-sunken"
          >
            {whole}
            <span
              className="-translate-1/2 absolute size-8 rounded-full border-2 border-white outline-2 outline-ink"
              style={{ left: `${cropX}%`, top: `${cropY}%` }}
            />
          </button>
        ) : (
          <div className="overflow-hidden rounded-md border border-line bg-sunken">{whole}</div>
        )}
        <div className="mt-4 flex flex-wrap items-end gap-6">
          {SHAPES.map(([name, shape]) => (
            <div key={name}>
              <p className="mb-1.5 text-ink-soft text-sm">{name}</p>
              <Picture
                picture={{ ...picture, cropX: toStep(cropX), cropY: toStep(cropY) }}
                alt=""
                sizes="14rem"
                className={`${shape} border border-line`}
                isCropped
              />
            </div>
          ))}
        </div>
      </div>
      <div className="min-w-0">
        <FormProblems formId={ID} answer={answer} />
        <Form method="post" noValidate className="grid gap-5">
          <Field
            id={`${ID}-alt`}
            label="Description"
            hint="For people who can’t see it. Used wherever the picture appears."
            error={answer?.errors['alt']}
            required
          >
            {(control) => (
              <Input
                {...control}
                name="alt"
                maxLength={LONGEST_ALT}
                autoComplete="off"
                defaultValue={answer?.values['alt'] ?? picture.alt}
              />
            )}
          </Field>
          <fieldset className="min-w-0">
            <legend className="font-semibold text-sm">Crop point</legend>
            <p className="mb-3 text-ink-soft text-sm">
              The point to keep in view when a page crops the picture, as a percentage. You can also click the picture.
            </p>
            <div className="grid grid-cols-2 gap-4">
              {(['x', 'y'] as const).map((side) => (
                <Field
                  key={side}
                  id={`${ID}-crop_${side}`}
                  label={side === 'x' ? 'From the left' : 'From the top'}
                  error={answer?.errors[`crop_${side}`]}
                >
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      name={`crop_${side}`}
                      min={0}
                      max={100}
                      step={CROP_STEP}
                      value={crop[side]}
                      onChange={({ target }) => setCrop({ ...crop, [side]: target.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
          </fieldset>
          <div>
            <Button type="submit" isLoading={isSending} loadingText="Saving...">
              Save
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}

const toStep = (percent: number): number => Math.round(percent / CROP_STEP) * CROP_STEP;

/** While the typed text is no number, the previous value stays. */
function toPercent(typed: string, before: number): number {
  const percent = Number(typed);
  return typed.trim() !== '' && percent >= 0 && percent <= 100 ? percent : before;
}
