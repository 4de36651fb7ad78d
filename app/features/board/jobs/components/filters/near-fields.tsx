import { PlaceField } from '#app/features/board/gazetteer/components/place-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { DEFAULT_RADIUS, RADIUS_CHOICES } from '#domain/place/radius.ts';

export function NearFields({ search: { where, miles, whereKind } }: { search: JobQuestion }) {
  return (
    <div className="grid gap-2">
      <PlaceField
        id="board-where"
        name="where"
        label="Near a town or postcode"
        maxLength={LONGEST_SEARCH}
        defaultValue={where}
        hasLocation
      />
      <Field id="board-miles" label="Within" isLabelHidden>
        {(control) => (
          <Select
            {...control}
            name="miles"
            defaultValue={String(miles || '')}
            options={milesOptions(miles, whereKind === 'area')}
          />
        )}
      </Field>
    </div>
  );
}

/** A distance from the address that is not in the list is added to it. */
function milesOptions(chosen: number | null, isArea: boolean) {
  const steps = new Set<number>([...RADIUS_CHOICES, ...(chosen ? [chosen] : [])]);
  return [...steps]
    .sort((a, b) => a - b)
    .map((step) => ({
      value: step === DEFAULT_RADIUS ? '' : String(step),
      label: isArea && step === (chosen ?? DEFAULT_RADIUS) ? 'Whole area' : `Within ${step} miles`,
    }));
}
