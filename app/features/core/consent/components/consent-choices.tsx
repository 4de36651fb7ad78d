import { Checkbox } from '#app/ui/form/checkbox.tsx';
import type { Consent, ConsentCategory } from '#domain/consent.ts';

const CHOICES: readonly { category: ConsentCategory; label: string; text: string }[] = [
  {
    category: 'analytics',
    label: 'Analytics',
    text: 'Counts visits, pages and load times as totals that can’t identify you. Two cookies, the same for everyone.',
  },
  { category: 'functional', label: 'Functional', text: 'We don’t use any of these at present.' },
  { category: 'marketing', label: 'Marketing', text: 'We don’t use any of these at present.' },
];

export function ConsentChoices({ idPrefix, consent }: { idPrefix: string; consent: Consent | null }) {
  return (
    <fieldset>
      <legend className="sr-only">Cookies you allow</legend>
      {/* Enter in a box presses the first button of a form: that saves what is ticked, and must not accept everything. */}
      <button type="submit" name="choice" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save choices
      </button>
      <Checkbox
        id={`${idPrefix}-essential`}
        label={<strong className="font-semibold">Essential</strong>}
        hint="Keeps you signed in, and remembers this choice and your offline work. Always on."
        defaultChecked
        disabled
      />
      {CHOICES.map(({ category, label, text }) => (
        <Checkbox
          key={category}
          id={`${idPrefix}-${category}`}
          name={category}
          value="yes"
          label={<strong className="font-semibold">{label}</strong>}
          hint={text}
          defaultChecked={consent?.[category] ?? false}
        />
      ))}
    </fieldset>
  );
}
