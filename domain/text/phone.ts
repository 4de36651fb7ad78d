/** A British number as devices dial it: '020 7946 0142' becomes '+442079460142'. One with a country code keeps it. */
export function dialledNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.trim().startsWith('+')) return `+${digits.replace(/^440/, '44')}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+44${digits.replace(/^0/, '')}`;
}
