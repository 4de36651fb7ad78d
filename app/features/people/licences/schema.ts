/** A recorded licence or ticket of a person. */
export type HeldLicence = {
  personId: string;
  kindId: string;
  kind: string;
  /** The last valid day, as YYYY-MM-DD. Null if it does not expire. */
  expiresOn: string | null;
};
