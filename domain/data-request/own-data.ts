/**
 * The personal data that the site holds about an account, by kind, for the account page and the download; and what the download leaves out,
 * with reasons, as the privacy policy states. app/features/core/data-requests/queries/own-data-sections.server.ts selects the rows; a test
 * compares both with the database.
 */

export type OwnDataText = { title: string; text: string };

/** Keyed and ordered as in data.json. */
export const OWN_DATA = {
  account: {
    title: 'Account and profile',
    text: 'Your name, your profile and the status of your account.',
  },
  applications: {
    title: 'Applications',
    text: 'Each application as you sent it, with a copy of your profile and your cover note.',
  },
  applicationSteps: {
    title: 'Application history',
    text: 'Every step of each application, with the message we sent you.',
  },
  lettersAboutApplications: {
    title: 'Messages about applications',
    text: 'Emails from our recruiters about an application, and your replies.',
  },
  emailsAboutApplications: {
    title: 'Emails about applications',
    text: 'Each email we sent you about an application: its subject, and whether it was delivered.',
  },
  guestApplications: {
    title: 'Applications without an account',
    text: 'Each application sent under your email address without an account, and when its links expire. Their CVs are in the download.',
  },
  keyInformation: {
    title: 'Key Information Documents',
    text: 'What we told you before temporary work: each version, and when we gave it to you. The files are on your assignments page.',
  },
  assignments: {
    title: 'Assignments',
    text: 'Where you worked through us, your qualifying weeks and your absences. Also your work through other agencies, if we recorded it.',
  },
  interviews: {
    title: 'Interviews',
    text: 'The times we offered, the one you chose, and notes about the interview. Not the links themselves.',
  },
  introductions: {
    title: 'Introductions to clients',
    text: 'The clients we’ve introduced you to or asked you about, your answers, our checks, and when we sent your details. Not the links themselves.',
  },
  shortlists: {
    title: 'Shown to employers',
    text: 'The companies we’ve put you forward to, the job, our summary and their feedback. They only see your name once you agree.',
  },
  placements: {
    title: 'Placements',
    text: 'Jobs you started through us: the company, the start date and the pay.',
  },
  notesAboutYou: {
    title: 'Our notes about you',
    text: 'Notes our staff made on your applications, without their names.',
  },
  recordOfYou: {
    title: 'Our record of you',
    text: 'The record our recruiters use: your work and what you’re looking for, your position on the map, what we asked you, and our last contact.',
  },
  notesOnRecord: {
    title: 'Notes on our record',
    text: 'Notes our staff made about you and about calls, without their names.',
  },
  cvWordsOnRecord: {
    title: 'Searchable CV text',
    text: 'The words in your latest CV that our recruiters can search. The search doesn’t show the CV itself.',
  },
  tasksOnRecord: {
    title: 'Our tasks about you',
    text: 'Our staff’s tasks about you, and whether they’re done.',
  },
  licencesOnRecord: {
    title: 'Licences and tickets',
    text: 'Your licences and tickets with number, issuer and dates, and when we asked you for them. The files are in the download.',
  },
  emailsAboutWork: {
    title: 'Emails about work',
    text: 'Bulk emails from our recruiters that you agreed to, and whether we sent them to you.',
  },
  likedJobs: { title: 'Liked jobs', text: 'The jobs on your list.' },
  swipedJobs: { title: 'Swipes', text: 'The jobs you liked or passed in Job Swipe.' },
  jobNews: { title: 'Job notifications', text: 'Jobs we’ve notified your devices about in the last day.' },
  jobAlerts: {
    title: 'Saved searches and job alerts',
    text: 'What each one searches for, how often we email you, and what you agreed to.',
  },
  jobsOfAlerts: { title: 'Jobs your alerts found', text: 'Which job, when, and whether it was emailed.' },
  cvs: {
    title: 'CVs',
    text: 'Your CV, and earlier ones you sent with an application. The files are in the download.',
  },
  logo: {
    title: 'Logo',
    text: 'The picture shown beside your jobs, and the company it’s for. The file is in the download.',
  },
  enquiries: {
    title: 'Request forms',
    text: 'The forms sent to us under your email address, and their files.',
  },
  jobs: {
    title: 'Jobs you posted',
    text: 'Your adverts, whatever their status, their views, and your reasons for keeping wording we questioned.',
  },
  decisions: {
    title: 'Decisions about applications',
    text: 'Your decisions on applications you received, without the candidates’ names.',
  },
  notesByYou: {
    title: 'Your notes on applications',
    text: 'Your notes on applications you received.',
  },
  wordsChanged: { title: 'Candidate emails', text: 'The candidate emails you were the last to edit.' },
  devices: {
    title: 'Devices',
    text: 'The devices that get your notifications, and what each is notified about. Not the encryption keys.',
  },
  sessions: { title: 'Sessions', text: 'Where you are signed in, since when and until when.' },
  knownBrowsers: {
    title: 'Known browsers',
    text: 'Browsers you have signed in with, since when and until when we recognise them. Nothing else about them.',
  },
  links: {
    title: 'Links in emails',
    text: 'The purpose of each link we sent you, and whether it was used. Not the links themselves.',
  },
  passkeys: { title: 'Passkeys', text: 'Their names, and when each was used.' },
  appCodes: { title: 'Authenticator app', text: 'When it was added and used.' },
  securityEvents: {
    title: 'Security events',
    text: 'Sign-ins, failed attempts and suspicious activity, with IP address and browser, for 90 days.',
  },
  auditTrail: {
    title: 'Audit trail',
    text: 'Administrators’ decisions about your account, and your recorded actions.',
  },
  answeredRequests: {
    title: 'Requests that can be sent again',
    text: 'Requests from the last day that your device can safely send again, without their content.',
  },
  dataRequests: { title: 'Data requests', text: 'Your questions about your data, including downloads and complaints.' },
  dataRequestNotes: { title: 'Notes on data requests', text: 'What was recorded while we dealt with your requests.' },
  keptRecords: {
    title: 'Kept records',
    text: 'Records of an earlier account with the same email address, which the law requires us to keep for a year after it was deleted.',
  },
} as const satisfies Record<string, OwnDataText>;

export type OwnDataKey = keyof typeof OWN_DATA;

/** Tables with personal data that the download leaves out, each with the reason. */
export const NOT_IN_DOWNLOAD = {
  ip_attempts:
    'Counts of requests from each IP address, without names. We can’t tell whose they are, and delete them after a day.',
  login_failures:
    'How often someone entered a wrong password for your address. Your correct password, which the download asks for, clears the count.',
  bootstrap_tokens:
    'One-time tokens that make an account an administrator, as fingerprints. The audit trail shows when one was used.',
  calendar_links: 'The fingerprint of your private calendar link and when it was created. Deleted with the account.',
  api_keys:
    'Keys that let other software act for one of our staff, as fingerprints, with the software’s name. Deleted with the account.',
  webhook_events:
    'Changes to jobs, applications, records or placements, for our other systems: the ID, status and time. Deleted after 30 days.',
  webhook_deliveries:
    'How often we notified one of our systems of such a change, and whether it responded. Deleted after 30 days.',
  google_account:
    'The address of the account our site uses to notify Google of jobs. It belongs to software, not a person.',
  staff_invitations: 'Staff invitations you sent. Deleted once they’re accepted or withdrawn.',
  unconfirmed_applications:
    'Applications not yet confirmed using the link we emailed. Our staff don’t read them, and we delete them after three days.',
  staged_applications:
    'The internal stage of an application, which our recruiters sort by. It says nothing about you, and is deleted with the application.',
  person_mentions:
    'Which colleague a note about you is for, until they have read it. The note itself is in the download.',
  held_decisions:
    'Decisions about an application made in the last ten minutes that can still be undone. We’ll email you about each one that isn’t.',
  stage_moves: 'When an application moved to each internal stage. Deleted with the application.',
  application_threads: 'Secret numbers in our emails that match your replies to an application.',
  people_imports:
    'Files of people our recruiters are about to import, for up to a day. They don’t belong to an account. Anything imported is in our record of you.',
  job_sources: 'The files and systems our jobs come from, and the recruiters in charge. They aren’t about you.',
  job_imports: 'The job files our recruiters imported. They contain adverts, not personal data.',
  job_import_rows: 'The adverts in these files, for up to a day.',
  jobs_left_out: 'The jobs our recruiters exclude from job sites. They contain no personal data.',
  job_origins: 'A job’s reference in the system it comes from.',
  people_lists: 'Our recruiters’ saved searches. They contain no personal data.',
  person_merges:
    'The data needed to undo a merge of two records, for 30 days. The other record may be about a different person.',
  person_addresses:
    'Email addresses from records our recruiters merged. An address may have been mistyped, so it may belong to a different person.',
  person_pairs:
    'Pairs of records that may or may not be the same person. They contain no text, and are deleted with either record.',
  uncompared_people: 'Records waiting to be compared, for about a minute.',
  erased_interviews:
    'Times freed in a colleague’s calendar by a deleted interview. They contain no names, and are deleted within minutes.',
  clients:
    'Companies we fill jobs for, and linked employer accounts. The companies we’ve put you forward to are in the download by name.',
  client_contacts:
    'People at companies we fill jobs for. They don’t use this website. We tell them what we hold about them on request.',
  client_terms: 'Our terms with a company: fee, rebate period and payment terms. They say nothing about you.',
  placement_events: 'Corrections to a placement’s dates and sums. The current ones are in the download.',
  picture_files: 'Picture files shown on this website. They don’t say which of our staff added them.',
  unmatched_jobs: 'New jobs waiting to be compared with job alerts, for about a minute.',
  job_places: 'A job’s position on the map, worked out from its location, which is in the download.',
  loose_files: 'Names of files being stored or deleted, for about a minute.',
  erasures:
    'Numbers of deleted accounts, request forms, applications and people, so that no backup restores them. Yours isn’t among them.',
} as const satisfies Record<string, string>;

/** Other data that the download leaves out: of other people, or not linked to the user. */
export const NOT_IN_DOWNLOAD_WORDS: readonly (readonly [name: string, text: string])[] = [
  [
    'Employers’ notes',
    'An employer’s notes on your application belong to the employer. Ask them for a copy. Our own staff’s notes are in the download.',
  ],
  [
    'Applications you received',
    'This is the applicants’ data. As an employer you can download each job’s list from its page.',
  ],
  [
    'Confirmation links, and companies’ links',
    'We delete the fingerprint of a confirmation link once it’s used. Fingerprints of companies’ shortlist links say nothing about you.',
  ],
  ['Our staff’s names', 'We leave out which of our staff did something or wrote a note, because that’s their data.'],
  ['Cookie choice receipts', 'They don’t identify you. Your receipt number is in your browser.'],
  [
    'Secrets',
    'Your password and the keys for sessions, links, passkeys, apps and devices are stored as fingerprints or encrypted, and would only help a thief.',
  ],
];
