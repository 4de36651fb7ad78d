import { tesseract } from '#platform/cv-text/read-scan.server.ts';
import { type Check, ok } from '../checks/check.server.ts';

const describeScans = (canRead: boolean): string =>
  canRead
    ? 'Scanned CVs are read by tesseract, so people search covers them.'
    : 'Scanned CVs are stored, but people search doesn’t cover them. To include them, install tesseract on the server and restart the site.';

export const scannedCvs: Check = {
  id: 'scanned_cvs',
  group: 'running',
  title: 'Scanned CVs',
  mend: null,
  run: () => ok(describeScans(tesseract !== null)),
};
