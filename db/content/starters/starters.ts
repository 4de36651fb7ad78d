/** Every starter, in the order in which they are begun. */
import { home, howWeWork } from './home.ts';
import { accessibility } from './legal/accessibility.ts';
import { complaints } from './legal/complaints.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import { dataProtection } from './legal/data-protection.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfService } from './legal/terms-of-service.ts';
import { careerCoaching, contractStaffing, executiveSearch, permanentRecruitment } from './services/guides.ts';
import { blueCollar, employerServices, international, whiteCollar } from './services/pages.ts';
import type { Starter } from './starter.ts';

export const STARTERS: readonly Starter[] = [
  home,
  privacyPolicy,
  cookiePolicy,
  termsOfService,
  accessibility,
  complaints,
  dataProtection,
  employerServices,
  permanentRecruitment,
  contractStaffing,
  executiveSearch,
  whiteCollar,
  blueCollar,
  international,
  careerCoaching,
  howWeWork,
];
