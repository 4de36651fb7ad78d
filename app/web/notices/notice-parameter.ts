export const NOTICE_PARAMETER = 'notice';
