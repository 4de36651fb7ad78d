/** Where an address says what is to be told once. */
export const NOTICE_PARAMETER = 'notice';
