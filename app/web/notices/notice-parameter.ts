/** Query parameter with the key of a notice to show once. */
export const NOTICE_PARAMETER = 'notice';
