import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { hoursFromNow } from './jobs.ts';
import { altPart, picturePart } from './library.ts';
import { companyPart, logoPart } from './logo-upload.ts';
import { DESK_FORMS } from './matrix-desk-forms.ts';
import { multipart } from './multipart.ts';
import { png } from './pictures.ts';
import { newDevice, savedDevice } from './push-service.ts';
import { castMember } from './session.ts';

export type Fields = Record<string, string>;
export type SentForm = { type: string; body: string | Buffer[] };

const NEW_PASSWORD = 'seven-herons-at-low-tide';
/** Has the shape of a token but was never issued. */
const TOKEN = 'x'.repeat(43);

const job = (intent: string): Fields => ({
  title: 'Taken over',
  company: 'Taken over',
  location: 'Leeds',
  salary: '£40,000 a year',
  description: 'Taken over.',
  requirements: 'Taken over.',
  type: 'Full-time',
  category: 'white-collar',
  basis: 'permanent',
  work_mode: 'on-site',
  hours_per_week: '37.5',
  closes_at: londonDay(hoursFromNow(24 * 30)),
  authority_how: 'phone',
  authority_by: 'Ida Marsh',
  authority_on: londonDay(new Date()),
  intent,
  next: '/jobs',
});

/** The version is outdated, so the form never changes the agency of the stage. */
const studioForm = (): Fields => ({ intent: 'save', version: '999999', 'content.name': 'Taken over' });

const signUp = (role: string) => (): Fields => ({
  full_name: 'New Person',
  email: `new-${randomUUID()}@mail.example`,
  password: NEW_PASSWORD,
  role,
  next: '',
  human_check: '',
});

const signIn = (): Fields => ({ email: castMember('Tom').email, password: DEMO_PASSWORD, next: '/jobs' });

const employerRequest = (): Fields => ({
  companyName: 'Skerryvore Trust',
  contactPerson: 'Jo Whitlock',
  email: `jo-${randomUUID()}@mail.example`,
  phone: '0131 496 0321',
  position: 'Lighthouse keeper',
  industry: 'Lights',
  location: 'Leeds',
  salaryRange: '',
  requirements: '',
  human_check: '',
});

const candidateRequest = (): Fields => ({
  fullName: 'Wren Halloran',
  email: `wren-${randomUUID()}@mail.example`,
  phone: '0131 496 0321',
  currentPosition: 'Keeper',
  desiredRole: 'Head keeper',
  desiredLocation: 'Leeds',
  human_check: '',
});

const contactMessage = (): Fields => ({
  name: 'Wren Halloran',
  email: `wren-${randomUUID()}@mail.example`,
  company: '',
  type: 'job',
  message: 'Do you ever need a lighthouse keeper?',
  human_check: '',
});

const coachingRequest = (): Fields => ({
  name: 'Wren Halloran',
  email: `wren-${randomUUID()}@mail.example`,
  phone: '0131 496 0321',
  topic: 'change',
  question: 'Which jobs are there ashore for a keeper?',
  times: 'After six',
  human_check: '',
});

const dataRequest = (): Fields => ({
  kind: 'complaint',
  name: 'Wren Halloran',
  email: `wren-${randomUUID()}@mail.example`,
  human_check: '',
  message: 'You wrote to me after I had asked you not to.',
});

const addedRequest = (): Fields => ({
  kind: 'complaint',
  name: 'Wren Halloran',
  email: `wren-${randomUUID()}@mail.example`,
  message: 'She rang: we wrote to her after she had asked us not to.',
  received_on: londonDay(new Date()),
});

/** By route pattern of React Router. */
const FORMS: Record<string, () => Fields> = {
  ...DESK_FORMS,
  contact: contactMessage,
  'request-talent': employerRequest,
  'send-your-cv': candidateRequest,
  'request-coaching': coachingRequest,
  'confirm-enquiry': () => ({ token: TOKEN }),
  'alerts/new': () => ({
    search: '?search=forklift',
    email: `wren-${randomUUID()}@mail.example`,
    frequency: 'daily',
    human_check: '',
  }),
  'alerts/confirm': () => ({ token: TOKEN }),
  'confirm-jobs': () => ({ token: TOKEN }),
  'alerts/manage': () => ({ token: TOKEN, intent: 'stop-all' }),
  'alerts/stop': () => ({ token: TOKEN }),
  'emails/stop': () => ({ token: TOKEN }),
  'account/searches': () => ({ alert: randomUUID(), intent: 'stop' }),
  'data-protection': dataRequest,
  'data-protection/confirm': () => ({ token: TOKEN }),
  'cookie-settings': () => ({ choice: 'save', analytics: 'yes' }),
  'candidate-login': signIn,
  'employer-login': signIn,
  'candidate-sign-up': signUp('job_seeker'),
  'employer-sign-up': signUp('employer'),
  'confirm-email': () => ({ token: TOKEN, password: NEW_PASSWORD }),
  'confirm-new-email': () => ({ token: TOKEN }),
  // The stage has an administrator already, so no visitor becomes the owner through this form.
  setup: () => ({
    token: TOKEN,
    full_name: 'New Person',
    email: `new-${randomUUID()}@mail.example`,
    password: NEW_PASSWORD,
  }),
  'accept-invitation': () => ({ token: TOKEN, password: NEW_PASSWORD }),
  'reset-password': () => ({ token: TOKEN, password: NEW_PASSWORD }),
  'resend-confirmation': () => ({ email: 'unknown@mail.example' }),
  'forgot-password': () => ({ email: 'unknown@mail.example' }),
  passkey: () => ({
    intent: 'passkey',
    response: JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', response: {} }),
  }),
  logout: () => ({}),
  'account/password': () => ({ current_password: DEMO_PASSWORD, password: NEW_PASSWORD }),
  'account/email': () => ({ current_password: DEMO_PASSWORD, email: `new-${randomUUID()}@mail.example` }),
  'account/app-codes': () => ({ intent: 'begin', current_password: DEMO_PASSWORD }),
  'account/calendar': () => ({ intent: 'make' }),
  'account/passkeys': () => ({ intent: 'remove', id: 'x', current_password: DEMO_PASSWORD }),
  'employer/jobs/new': () => job('post'),
  'employer/logo/remove': () => ({}),
  'jobs/:id/edit': () => job('save'),
  'jobs/:id/status': () => ({ status: 'closed', next: '/jobs' }),
  'jobs/:id/confirm': () => ({ next: '/jobs' }),
  'jobs/:id/copy': () => ({ next: '/jobs' }),
  'jobs/:id/delete': () => ({ next: '/jobs' }),
  profile: () => ({
    full_name: 'Taken Over',
    phone: '0131 496 0999',
    location: 'Leeds',
    bio: '',
    skills: 'Taken over',
    experience: '',
    next: '',
  }),
  'profile/cv/remove': () => ({}),
  'jobs/:id/like': () => ({ like: 'yes', next: '/jobs' }),
  'jobs/:id/apply': () => ({ intent: 'preview', cover_note: 'I keep lights.', with_cv: 'no', version: '' }),
  'jobs/:id/apply/without-account': () => ({
    fullName: 'Wren Halloran',
    email: `wren-${randomUUID()}@mail.example`,
    phone: '0131 496 0321',
    coverNote: '',
    job: '',
    human_check: '',
  }),
  'cv-reading': () => ({}),
  'my-application': () => ({ intent: 'withdraw' }),
  'account/introductions': () => ({ introduction: randomUUID(), answer: 'given' }),
  'introductions/:token': () => ({ answer: 'given' }),
  'interviews/:token': () => ({ intent: 'book', slot: '2026-12-01T10:00:00.000Z' }),
  'shortlists/:token': () => ({ position: '1', answer: 'yes', comment: 'Taken over.' }),
  'applications/:id/withdraw': () => ({}),
  'job-swipe/cards/:id': () => ({ action: 'pass', next: '/job-swipe' }),
  'equality-monitoring': () => ({ category: 'blue-collar', sex: 'female' }),
  'jobs/:id/questions': () => ({ version: '', kind_1: 'text', words_1: 'Taken over?', required_1: 'yes' }),
  'employer/jobs/:id/close-out': () => ({ [`application-${randomUUID()}`]: 'yes', next: '/jobs' }),
  'employer/applications/:id/status': () => ({ status: 'shortlisted', was: 'sent' }),
  'employer/applications/:id/note': () => ({ body: 'Taken over.' }),
  'employer/applications/:id/viewed': () => ({}),
  'admin/enquiries/:id': () => ({ status: 'in_hand', was: 'new' }),
  'admin/enquiries/:id/delete': () => ({}),
  'admin/data-requests/new': addedRequest,
  'admin/data-requests/:id': () => ({ intent: 'move', status: 'in_hand', was: 'open' }),
  'admin/studio': () => ({ intent: 'starters' }),
  'admin/studio/:collection': () => ({ intent: 'new' }),
  'admin/studio/:collection/:id': studioForm,
  'admin/studio/:collection/:id/draft': studioForm,
  'admin/studio/:collection/:id/preview': studioForm,
  'admin/studio/:collection/:id/presence': () => ({ tab: randomUUID() }),
  'admin/studio/:collection/:id/revisions': () => ({ version: '1', revision: '1' }),
  'admin/jobs': () => ({ [`job-${randomUUID()}`]: 'yes', to: castMember('Morag').id, back: '' }),
  'admin/media/:id': () => ({ alt: 'Taken over', crop_x: '5', crop_y: '95' }),
  'admin/media/:id/delete': () => ({}),
  'admin/staff/invite': () => ({
    full_name: 'New Colleague',
    email: `new-${randomUUID()}@mail.example`,
    role: 'editor',
  }),
  'admin/staff/invitations/:id': () => ({ intent: 'resend' }),
  'admin/staff/:id/:change': () => ({ role: 'editor' }),
  'admin/settings/webhooks': () => ({ address: 'https://hooks.harbour.test/in', 'job.posted': 'yes' }),
  'admin/settings/webhooks/:id': () => ({
    intent: 'save',
    address: 'https://hooks.harbour.test/in',
    'job.posted': 'yes',
  }),
  'admin/settings/applications': () => ({ section: 'candidates', waiting_may_apply: 'no' }),
  'admin/settings/sign-in': () => ({ section: 'sign_in', staff_second_factor: 'no' }),
  'api/v1/sources/:source/jobs/:reference': () => job('post'),
  'api/v1/sources/:source/jobs': () => job('post'),
  'api/v1/webhooks': () => ({ address: 'https://taken.over.test/', 'job.posted': 'yes' }),
  'api/v1/webhooks/:id': () => ({ address: 'https://taken.over.test/' }),
  'api/v1/webhooks/:id/test': () => ({ intent: 'test' }),
  'api/v1/webhooks/:id/secret': () => ({ intent: 'rotate' }),
  'api/v1/jobs': () => job('post'),
  'api/v1/jobs/:id': () => job('save'),
  'admin/settings/keys': () => ({
    intent: 'make',
    id: randomUUID(),
    name: 'Taken over',
    account: castMember('Morag').id,
    days: '90',
    rate: '120',
    'scope-jobs:write': 'yes',
  }),
  'admin/settings/health': () => ({ intent: 'test_mail' }),
  'admin/messages/:status': () => ({ intent: 'save', subject: 'Good news', body: 'Dear {name}, you are on our list.' }),
  'admin/accounts/:id/approve': () => ({ back: '' }),
  'admin/accounts/:id/reject': () => ({ back: '' }),
  'admin/accounts/:id/delete': () => ({ back: '' }),
  'admin/accounts/:id/logo': () => ({ back: '' }),
  'api/session': () => ({}),
  'api/verify-bootstrap-admin': () => ({ token: TOKEN }),
  'api/passkey-challenge': () => ({ name: 'Key', current_password: DEMO_PASSWORD }),
  'api/job-views/:id': () => ({}),
  'account/notifications': () => ({}),
  'account/data/download': () => ({ current_password: DEMO_PASSWORD }),
  // Without the password: with it, an actor of the stage would be deleted.
  'account/delete': () => ({ current_password: '' }),
  'api/push-subscription': () => savedDevice(newDevice()),
};

const LOGO_PATTERN = 'employer/logo';
const LOGO = png();
/** Body of the logo form, which is multipart. */
function logoForm(company = 'Taken over', fileName = 'logo.png'): SentForm {
  const { body, type } = multipart([companyPart(company), logoPart(LOGO, fileName)]);
  return { type, body: [body] };
}

/** An archive form without content and without confirmation, so that it replaces nothing. */
const ARCHIVE = [
  '--probe\r\nContent-Disposition: form-data; name="archive"; filename="content.json"\r\nContent-Type: application/json\r\n',
  '{}\r\n--probe--\r\n',
].join('\r\n');
const PICTURE_PATTERN = 'admin/media';
function pictureForm(alt = 'Taken over', fileName = 'photo.png'): SentForm {
  const { body, type } = multipart([altPart(alt), picturePart(LOGO, fileName)]);
  return { type, body: [body] };
}

const FILE = [
  '--probe\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n',
  '%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n--probe--\r\n',
].join('\r\n');

/** Bodies that are not form fields: files, and what browsers send by themselves. */
const BODIES: Record<string, { type: string; body: string }> = {
  'profile/cv': { type: 'multipart/form-data; boundary=probe', body: FILE },
  'admin/studio/archive': { type: 'multipart/form-data; boundary=probe', body: ARCHIVE },
  'api/csp-violations': {
    type: 'application/csp-report',
    body: JSON.stringify({
      'csp-report': { 'document-uri': 'http://localhost/probe', 'effective-directive': 'img-src' },
    }),
  },
  'api/assistant': {
    type: 'application/json',
    body: JSON.stringify({ messages: [{ sender: 'user', text: 'I am looking for a job' }] }),
  },
  mcp: { type: 'application/json', body: JSON.stringify({ jsonrpc: '2.0', id: 'probe', method: 'tools/list' }) },
  'api/browser-errors': { type: 'application/json', body: JSON.stringify({ message: 'probe', path: '/probe' }) },
  'api/measurements': {
    type: 'application/json',
    body: JSON.stringify({ events: [{ event: 'page_view', page: '/', detail: '' }], vitals: [] }),
  },
  'api/security-reports': {
    type: 'application/json',
    body: JSON.stringify({ type: 'rapid_navigation', page: 'probe' }),
  },
};

/** Throws for a route that accepts changes and has no form here. */
export function fieldsFor(pattern: string): Fields {
  const make = FORMS[pattern];
  if (!make) throw new Error(`The route '${pattern}' takes changes and needs a form in ${import.meta.filename}`);
  return make();
}

export function formFor(pattern: string, extra: Fields = {}): SentForm {
  if (pattern === LOGO_PATTERN) return logoForm();
  if (pattern === PICTURE_PATTERN) return pictureForm();
  const other = BODIES[pattern];
  if (other) return other;
  const body = new URLSearchParams({ ...fieldsFor(pattern), ...extra }).toString();
  return { type: 'application/x-www-form-urlencoded', body };
}

export const listForms = (): [pattern: string, fields: Fields][] =>
  Object.keys(FORMS).map((pattern) => [pattern, fieldsFor(pattern)]);

/** Each body that is not form fields, with each text in it replaced in turn. */
export const listBodiesWith = (text: string): [pattern: string, sent: SentForm][] => [
  [LOGO_PATTERN, logoForm(text)],
  [LOGO_PATTERN, logoForm('Taken over', `${text}.png`)],
  [PICTURE_PATTERN, pictureForm(text)],
  [PICTURE_PATTERN, pictureForm('Taken over', `${text}.png`)],
  ...Object.entries(BODIES).flatMap(([pattern, { type, body }]) =>
    type.startsWith('multipart/')
      ? [
          [pattern, { type, body: body.replace('cv.pdf', () => `${text.replaceAll('"', '%22')}.pdf`) }] as [
            string,
            SentForm,
          ],
        ]
      : replaceEach(JSON.parse(body), text).map((each): [string, SentForm] => [
          pattern,
          { type, body: JSON.stringify(each) },
        ]),
  ),
];

function replaceEach(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    replaceEach(inner, text).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  );
}
