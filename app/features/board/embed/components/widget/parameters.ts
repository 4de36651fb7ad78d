/** The attributes of the element, each a parameter of `/api/v1/jobs`. A list of its own, because the script carries no schema. */
export const PARAMETERS = [
  'search',
  'where',
  'miles',
  'category',
  'type',
  'mode',
  'industry',
  'salary',
  'posted',
  'sort',
  'limit',
] as const;
