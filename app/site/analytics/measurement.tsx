/** Counts what is read and used, for whoever agreed to it. */
export function Measurement() {
  return null;
}
