/** A picture of the library: a select of descriptions, and with JavaScript a dialog to view and upload pictures. */
import { useContext, useEffect, useRef, useState } from 'react';
import { PictureChooser } from '#app/features/site/media/components/picture-chooser.tsx';
import type { KeptPicture } from '#app/features/site/media/schema.ts';
import { Button } from '#app/ui/button.tsx';
import type { ControlProps } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { OfferedPictures } from './offered-pictures.ts';

type PictureFieldProps = { control: ControlProps; name: string; value: string; isRequired: boolean };

export function PictureField({ control, name, value, isRequired }: PictureFieldProps) {
  const offeredPictures = useContext(OfferedPictures);
  const isHydrated = useIsHydrated();
  const [added, setAdded] = useState<readonly KeptPicture[]>([]);
  const [chosenId, setChosenId] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const formerValue = useRef(value);
  // Notifies the form of a choice in the dialog.
  useEffect(() => {
    if (formerValue.current === chosenId) return;
    formerValue.current = chosenId;
    select.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosenId]);
  const choices = [...added.filter(({ id }) => !offeredPictures.some((each) => each.id === id)), ...offeredPictures];
  const chosenPicture = choices.find(({ id }) => id === chosenId);
  const isLost = chosenId !== '' && !chosenPicture;
  return (
    <div className="grid gap-3">
      {chosenPicture && (
        <Picture
          picture={chosenPicture}
          alt=""
          sizes="12rem"
          className="h-auto max-h-40 w-auto max-w-48 rounded-md border border-line bg-sunken object-contain"
        />
      )}
      <Select
        {...control}
        ref={select}
        name={name}
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
        options={[
          { value: '', label: isRequired ? 'Choose…' : 'None' },
          ...(isLost ? [{ value: chosenId, label: 'A picture no longer in the library' }] : []),
          ...choices.map(({ id, alt }) => ({ value: id, label: alt })),
        ]}
      />
      {isHydrated && (
        <div>
          <Button type="button" variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
            Choose or upload a picture
          </Button>
          <PictureChooser
            id={`${control.id}-chooser`}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onChoose={(picture) => {
              setAdded([picture, ...added]);
              setChosenId(picture.id);
              setIsOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
