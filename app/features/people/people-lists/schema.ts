export const LIST_NAME_LENGTH = 60;
export const MOST_LISTS = 50;
export const TAG_LENGTH = 50;

export type SavedList = {
  id: string;
  name: string;
  /** The query string of the search: '?tag=nights'. */
  search: string;
  isShared: boolean;
  isOwn: boolean;
  ownerName: string;
};
