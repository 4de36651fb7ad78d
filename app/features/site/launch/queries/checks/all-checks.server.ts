import { companyNumber } from '../agency-checks/company-number.server.ts';
import { icoNumber } from '../agency-checks/ico-number.server.ts';
import { identity } from '../agency-checks/identity.server.ts';
import { privacyContact } from '../agency-checks/privacy-contact.server.ts';
import { dkim } from '../mail-checks/dkim.server.ts';
import { dmarc } from '../mail-checks/dmarc.server.ts';
import { mailServer } from '../mail-checks/mail-server.server.ts';
import { spf } from '../mail-checks/spf.server.ts';
import { backgroundTasks } from '../operation-checks/background-tasks.server.ts';
import { backups } from '../operation-checks/backups.server.ts';
import { database } from '../operation-checks/database.server.ts';
import { deletion } from '../operation-checks/deletion.server.ts';
import { https } from '../operation-checks/https.server.ts';
import { ledger } from '../operation-checks/ledger.server.ts';
import { publicAddress } from '../operation-checks/public-address.server.ts';
import { scannedCvs } from '../operation-checks/scanned-cvs.server.ts';
import { secondFactor } from '../operation-checks/second-factor.server.ts';
import { storage } from '../operation-checks/storage.server.ts';
import { brand } from '../page-checks/brand.server.ts';
import { demoWords } from '../page-checks/demo-words.server.ts';
import { firstJob } from '../page-checks/first-job.server.ts';
import { homePage } from '../page-checks/home-page.server.ts';
import { legalPages } from '../page-checks/legal-pages.server.ts';
import { openPrompts } from '../page-checks/open-prompts.server.ts';
import { places } from '../page-checks/places.server.ts';
import { services } from '../page-checks/services.server.ts';
import type { Check } from './check.server.ts';

export const ALL_CHECKS: readonly Check[] = [
  identity,
  companyNumber,
  icoNumber,
  privacyContact,
  legalPages,
  homePage,
  brand,
  places,
  services,
  firstJob,
  openPrompts,
  demoWords,
  mailServer,
  spf,
  dkim,
  dmarc,
  publicAddress,
  https,
  secondFactor,
  database,
  storage,
  scannedCvs,
  backups,
  backgroundTasks,
  deletion,
  ledger,
];
