import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { listCityNames } from '#domain/place/place.ts';

type LocationFieldProps = { id: string; label: string; chosen?: string };

export function LocationField({ id, label, chosen = '' }: LocationFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => <Select {...control} name="location" defaultValue={chosen} options={locationChoices(chosen)} />}
    </Field>
  );
}

/** A location from the address that is not in the list is added to it. */
function locationChoices(chosen: string) {
  const cityNames = listCityNames();
  const all = !chosen || cityNames.includes(chosen) ? cityNames : [...cityNames, chosen];
  return [{ value: '', label: 'All UK' }, ...all.map((name) => ({ value: name, label: name }))];
}
