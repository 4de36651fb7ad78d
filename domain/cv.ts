/** CVs: what is taken, and what a file is called once it is ours (spec: accounts §5, marketing §5 "CV upload"). */

export const CV_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof CV_EXTENSIONS)[number];

export const LARGEST_CV_BYTES = 5_242_880;
export const LONGEST_CV_NAME = 100;
/** For the file picker. */
export const CV_ACCEPT = '.pdf,.doc,.docx';

export const CV_MEDIA_TYPES: Record<CvExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
