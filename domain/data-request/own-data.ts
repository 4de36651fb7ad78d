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
    text: 'Each application as you sent it: a copy of your profile, and your cover note.',
  },
  applicationSteps: {
    title: 'Application history',
    text: 'Every step of each application, with the message that we sent you.',
  },
  lettersAboutApplications: {
    title: 'Messages about applications',
    text: 'What our recruiters wrote to you by email about an application, and what you replied.',
  },
  emailsAboutApplications: {
    title: 'Emails about applications',
    text: 'Each email that we sent you about an application: its subject, and what the mail servers answered.',
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
    text: 'Where you worked through us, how we count your weeks, and when you were away. Also your work through other agencies, if we recorded it.',
  },
  interviews: {
    title: 'Interviews',
    text: 'The times we offered you, the one you chose, and what was written about the interview. Not the links themselves.',
  },
  introductions: {
    title: 'Introductions to clients',
    text: 'The clients that we introduced you to or may introduce you to, what you answered, what we checked, and when we sent your details. Not the links themselves.',
  },
  shortlists: {
    title: 'Shown to employers',
    text: 'Which companies we proposed you to, for which job and in what words, and what they answered. They see your name only once you agree.',
  },
  placements: {
    title: 'Placements',
    text: 'Work that you started through us: the company, the start date and the pay.',
  },
  notesAboutYou: {
    title: 'Our notes about you',
    text: 'What our staff wrote when they read your applications, without their names.',
  },
  recordOfYou: {
    title: 'Our record of you',
    text: 'The record that our recruiters use: what you do and are looking for, where that is on the map, what we asked you, and when we were last in touch.',
  },
  notesOnRecord: {
    title: 'Notes on our record',
    text: 'What our staff wrote about you and about calls, without their names.',
  },
  cvWordsOnRecord: {
    title: 'Words of your CV',
    text: 'The words of your newest CV that our recruiters can search. The search does not show the CV itself.',
  },
  tasksOnRecord: {
    title: 'Our tasks about you',
    text: 'What our staff planned to do about you, and whether it is done.',
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
  jobNews: { title: 'Job notifications', text: 'Jobs that we notified your devices of, for a day.' },
  jobAlerts: {
    title: 'Saved searches and job alerts',
    text: 'What each one searches for, how often we tell you about it, and what you agreed to when you asked for it.',
  },
  jobsOfAlerts: { title: 'Jobs your alerts found', text: 'Which job, when, and whether it was emailed.' },
  cvs: {
    title: 'CVs',
    text: 'Your CV, and earlier ones that you sent with an application. The files are in the download.',
  },
  logo: {
    title: 'Logo',
    text: 'The picture beside your jobs, as we keep it, and the company it is for. The file is in the download.',
  },
  enquiries: {
    title: 'Request forms',
    text: 'The forms sent to us under your email address, and their files.',
  },
  jobs: {
    title: 'Jobs you posted',
    text: 'Your adverts, whatever their status, how often they were opened, and why you kept wording that we questioned.',
  },
  decisions: {
    title: 'Decisions about applications',
    text: 'What you did with applications that you received, without the candidates’ names.',
  },
  notesByYou: {
    title: 'Your notes on applications',
    text: 'What you wrote about applications that you received.',
  },
  wordsChanged: { title: 'Words to candidates', text: 'The texts for candidates that you were the last to edit.' },
  devices: {
    title: 'Devices',
    text: 'The devices that get your notifications, and what each is notified of. Not the encryption keys.',
  },
  sessions: { title: 'Sessions', text: 'Where you are signed in, since when and until when.' },
  knownBrowsers: {
    title: 'Known browsers',
    text: 'Browsers you have signed in with, since when and until when we recognise them. Nothing else about them.',
  },
  links: {
    title: 'Links in emails',
    text: 'The purpose of each link that we sent you, and whether it was used. Not the links themselves.',
  },
  passkeys: { title: 'Passkeys', text: 'Their names, and when each was used.' },
  appCodes: { title: 'Authenticator app', text: 'When it was added and used.' },
  securityEvents: {
    title: 'Security events',
    text: 'Sign-ins, failed attempts and suspicious activity, with IP address and browser, for 90 days.',
  },
  auditTrail: {
    title: 'Audit trail',
    text: 'What administrators decided about your account, and which of your actions are recorded.',
  },
  answeredRequests: {
    title: 'Requests that can be sent again',
    text: 'Requests of the last day that your device can send again without harm, without their content.',
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
    'Counters of requests from one IP address. They hold no name, and go after a day; we cannot tell whose they are.',
  login_failures:
    'How often a wrong password was typed for your address. The right one clears the count, and the download asks for it.',
  bootstrap_tokens:
    'One-time tokens that make an account an administrator, as fingerprints. The audit trail shows that one was used.',
  calendar_links:
    'The fingerprint of the secret address of your calendar, and since when there is one. It is deleted with the account.',
  api_keys:
    'Keys by which other programs act for one of our staff, as fingerprints, with the name of the program. They are deleted with the account.',
  webhook_events:
    'That a job, an application, a record or a placement was changed, for other systems of ours: its id, its status and the time. They go after 30 days.',
  webhook_deliveries:
    'How often we told one of our systems of such a change, and whether it answered. They are deleted after 30 days.',
  google_account:
    'The address of the account by which our site tells Google of jobs. It belongs to a program, not to a person.',
  staff_invitations: 'Invitations to work here that you sent. They are gone once they are accepted or withdrawn.',
  unconfirmed_applications:
    'Applications not yet confirmed by the link we emailed. Our staff don’t read them, and we delete them after three days.',
  staged_applications:
    'Which step between two statuses an application is at, for our recruiters to sort by. It says nothing about you, and goes with the application.',
  person_mentions:
    'Which colleague a note about you is for, until they have read it. The note itself is in the download.',
  held_decisions:
    'Decisions about an application that were made less than ten minutes ago and can still be undone. We’ll tell you about each decision that is not.',
  stage_moves:
    'When an application was sorted into which of our steps between two statuses. It goes with the application.',
  application_threads: 'Secret numbers in our emails about an application, by which we match your replies to it.',
  people_imports:
    'Files of people that our recruiters are about to import, for a day at most. Nothing in them belongs to an account; what is imported is our record of you.',
  job_sources:
    'From which files and systems our jobs come, and which of our recruiters takes them. It goes without you.',
  job_imports: 'Which files of jobs our recruiters imported. They hold adverts, and no person’s data.',
  job_import_rows: 'The adverts in such a file, for a day at most.',
  jobs_left_out: 'Which jobs our recruiters keep from which job site. It says nothing about a person.',
  job_origins: 'The reference of a job in the system that it comes from.',
  people_lists: 'Searches that our recruiters keep under a name. They hold no one’s data.',
  person_merges:
    'What undoes the merge of two records of our recruiters, for 30 days. What the other record said may be about a different person.',
  person_addresses:
    'Email addresses of records that our recruiters merged into one. A typed address proves nothing, so it may belong to a different person.',
  person_pairs:
    'Which records of our recruiters may be of one person, or are not. They hold no words, and go with either record.',
  uncompared_people: 'Which records of our recruiters are compared next, for about a minute.',
  erased_interviews:
    'Times that are free again in the calendar of one of our staff because the interview was deleted. They hold no name, and go within minutes.',
  clients:
    'Companies that we fill jobs for, and which employer’s account belongs to one. The companies that we proposed you to are in the download by name.',
  client_contacts:
    'People who work for companies that we fill jobs for. They are not users of this website; we tell them what we hold about them on request.',
  client_terms: 'What we agreed with a company: fee, rebate and days to pay. It says nothing about you.',
  placement_events: 'Corrections of a placement: days and sums, which are in the download as they are now.',
  picture_files: 'Files of pictures that this website shows. They do not say which of our staff added them.',
  unmatched_jobs: 'Jobs that were just posted and are not yet compared with job alerts, for about a minute.',
  job_places: 'Where the location of a job lies on the map, worked out from the job, which is in the download.',
  loose_files: 'Names of files on their way in or out of the store, for about a minute.',
  erasures:
    'Numbers of accounts, request forms, applications and people that were deleted, so that no backup brings them back. Yours is not among them.',
} as const satisfies Record<string, string>;

/** Other data that the download leaves out: of other people, or not linked to the user. */
export const NOT_IN_DOWNLOAD_WORDS: readonly (readonly [name: string, text: string])[] = [
  [
    'Notes of employers',
    'What an employer writes down about your application is the employer’s own. Ask them; what our own staff wrote about you is in the download.',
  ],
  [
    'Applications you received',
    'They are the applicants’ data. As an employer you have the list of each job as a file on its own page.',
  ],
  [
    'Links to confirm a form, and links of companies',
    'Fingerprints of the links that confirm a form are gone once it is confirmed. Those of the links by which companies read a shortlist say nothing about you.',
  ],
  ['Names of our staff', 'Who of us took a step or wrote a note is left out, because that is about them.'],
  [
    'Receipts of your cookie choice',
    'Nothing in them says whose they are. The number of yours is in your own browser.',
  ],
  [
    'Secrets',
    'Your password and the keys of sessions, links, passkeys, apps and devices are kept as fingerprints or for machines alone, and would help only a thief.',
  ],
];
