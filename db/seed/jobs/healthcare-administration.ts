import type { SeedJob } from '../seed-job.ts';

export const healthcareAdministrationJobs: SeedJob[] = [
  {
    key: 'gp-practice-manager-leeds',
    title: 'GP practice manager',
    company: 'Moorfold Medical Practice',
    location: 'Headingley, Leeds',
    salary: '£46,000 to £52,000 a year',
    salaryMin: 46000,
    salaryMax: 52000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 15,
    closesInDays: 14,
    description: `Moorfold is a partnership of five GPs with 11,200 registered patients, among them a large student population that changes every autumn. The partners seek a manager to run the business so that clinicians can concentrate on patients.

You would take charge of
- Staffing, rotas and appraisal for 22 non-clinical and nursing staff
- Budgets, monthly claims and reporting under the GP contract and local enhanced services
- Readiness for CQC inspection, complaints and significant event reviews
- Telephone and online access, where average waiting time on calls is now seven minutes
- Joint projects with the primary care network

The surgery opens from 8am to 6.30pm. You will work 37.5 hours within that, agreed with the partners, plus one evening partnership meeting a month. A deputy manager and a reception lead share the day-to-day load.

Membership of the NHS Pension Scheme is offered, with six weeks' annual leave, bank holidays besides, and paid time for training. Informal visits are encouraged before the closing date. Interviews with two partners and the lead nurse follow, including a presentation on patient access.`,
    requirements: `- Management in general practice, or a comparable post elsewhere in health care
- Financial control and the ability to explain income and costs to partners
- Sound people management, including performance and absence
- A management qualification at Level 5 or above, or the readiness to study for one
- Standard DBS check, since the post brings regular contact with patients`,
  },
  {
    key: 'medical-secretary-liverpool',
    title: 'Medical secretary, orthopaedics',
    company: 'The Rowanmere Clinic',
    location: 'Woolton, Liverpool',
    salary: '£27,200 to £29,000 a year',
    salaryMin: 27200,
    salaryMax: 29000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 26,
    closesInDays: 1,
    description: `Three orthopaedic consultants share two secretaries at Rowanmere, an independent hospital with 24 beds that treats both private and NHS-funded patients. One secretary is moving to the theatres office, which leaves this vacancy.

Your work for the consultants
- Type and send clinic letters within three working days, from digital dictation
- Arrange outpatient lists, scans and admission dates, and rearrange them when theatre time changes
- Talk to patients who are anxious about a date or a result, and know when to pass a call to a nurse
- Obtain authorisation codes from insurers
- Keep referral-to-treatment records correct for NHS-funded cases

It is a weekday post: 8.30am to 4.30pm with a half-hour break, making 37.5 hours. Leave must be agreed with the second secretary so that the phones are always covered.

You will receive 27 days of holiday plus bank holidays, free parking, a 6% employer pension and a discounted health plan. As the closing date is near, please telephone us if your CV is not ready. Those chosen will take an audio typing test and meet one consultant and the office manager.`,
    requirements: `- Secretarial work in a hospital, surgery or consulting rooms
- Medical terminology; an AMSPAR Level 3 diploma is valued but not required
- Audio typing at about 60 words a minute with careful proofreading
- Familiarity with a patient administration system
- Respect for confidentiality, and a satisfactory basic DBS check`,
  },
  {
    key: 'clinical-coder-cardiff',
    title: 'Clinical coder',
    company: 'Cwmhaven Hospitals',
    location: 'Llanishen, Cardiff',
    salary: '£31,500 to £36,000 a year',
    salaryMin: 31500,
    salaryMax: 36000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'remote',
    owner: 'agency',
    postedDaysAgo: 41,
    closesInDays: 40,
    description: `Cwmhaven runs two independent surgical hospitals and a day unit in south Wales. Around 1,900 episodes a month need coding, for insurers, for NHS commissioners and for the group's own audit of outcomes.

As a coder you will
- Translate case notes and discharge summaries into ICD-10 and OPCS-4 codes
- Query unclear documentation with consultants and ward clerks
- Meet deadlines of five working days for most specialties
- Take part in internal audit and the peer review held each month
- Suggest changes to templates that make notes easier to code

Four coders and a lead work from home on equipment the group supplies; records are fully electronic. New colleagues spend their first three weeks at Llanishen, then come in one day a month. You set your own pattern between 7am and 7pm as long as it amounts to 37.5 hours.

The offer includes 27 days' leave plus bank holidays, a pension with 7% from Cwmhaven, and study leave for those working towards accreditation. The interview lasts an hour by video, and before it you will code four anonymised cases in your own time.`,
    requirements: `- National Clinical Coding Qualification (UK), or completion of the national Standards Course with a plan to sit it
- Current use of ICD-10 5th Edition and the version of OPCS-4 in force
- Anatomy and terminology across general surgery, orthopaedics and ophthalmology
- A private space at home suited to confidential records
- Access to Cardiff once a month`,
  },
  {
    key: 'gp-receptionist-belfast',
    title: 'GP receptionist',
    company: 'Stranwood Family Practice',
    location: 'Stranmillis, Belfast',
    salary: '£13.35 an hour',
    salaryMin: 13.35,
    salaryMax: 13.35,
    salaryPeriod: 'hour',
    type: 'Part-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 5,
    closesInDays: 23,
    description: `The first voice patients hear at Stranwood belongs to one of seven receptionists. The practice has 6,800 patients and four doctors, in a building it shares with a pharmacy and a treatment room.

On a normal shift you will
- Answer calls, ask the agreed questions and direct each person to a doctor, nurse, pharmacist or other service
- Greet patients, book them in and help those who find the screen difficult
- Pass prescription requests and hospital letters to the right list
- Deal steadily with people who are upset, with a colleague always at hand

The permanent pattern is 25 hours: Monday, Tuesday and Thursday from 8am to 1pm, and Wednesday and Friday from 1pm to 6pm. Extra shifts are offered, never demanded. Induction takes three weeks, and you listen to calls before you take them.

Leave is 6.6 weeks a year including public holidays, in proportion to hours, and there is access to the HSC Pension Scheme. Reception staff eat together on Thursdays, when the practice closes for an hour of training. An interview with the practice manager and the reception lead is the only stage.`,
    requirements: `- Customer-facing work in any setting: shop, hotel, contact centre, pharmacy or surgery
- A clear, kind manner on the telephone and in person
- Quick, accurate use of a computer while talking
- GCSE English at grade C or above, or an equivalent such as Essential Skills Level 2
- Basic AccessNI check and two references`,
  },
  {
    key: 'patient-pathway-coordinator-edinburgh',
    title: 'Patient pathway coordinator',
    company: 'Braidmuir Eye Clinic',
    location: 'Morningside, Edinburgh',
    salary: '£14.10 an hour',
    salaryMin: 14.1,
    salaryMax: 14.1,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 2,
    closesInDays: 8,
    description: `Braidmuir carries out cataract and glaucoma operations, some of them under agreements to shorten public waiting lists. A batch of 700 referrals arrives next month, and the clinic needs an additional coordinator until the end of the programme, around six months away.

You will be given a share of the list and see each person through it:
- Telephone patients to offer assessment and surgery dates
- Check that measurements, consent and transport are in place before the day
- Fill cancelled slots from a standby list
- Record every stage on time for the weekly report
- Arrange interpreters, large print or other support

Three permanent coordinators sit beside you, and a nurse answers clinical questions. The rota covers 8am to 6pm, Monday to Saturday, in shifts of seven and a half hours; you would work five days out of six with a month's notice of shifts.

Saturday hours are paid at time and a quarter. Tidewell is your employer for the assignment, with 5.6 weeks' leave a year accruing and pension enrolment for those eligible. One meeting at the clinic; the start date depends on your disclosure certificate.`,
    requirements: `- Booking, scheduling or call handling where mistakes matter to people
- Warmth and clarity with older callers and those with little sight
- Experience of TrakCare or another patient system is helpful; training is given
- Knowledge of confidentiality under UK data protection law
- Level 1 disclosure from Disclosure Scotland, which we apply for and pay`,
  },
  {
    key: 'clinic-operations-manager-manchester',
    title: 'Clinic operations manager',
    company: 'Meridale Diagnostics',
    location: 'Didsbury, Manchester',
    salary: '£45,000 a year',
    salaryMin: 45000,
    salaryMax: 45000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 13,
    closesInDays: 26,
    description: `MRI, ultrasound and bone density scans are carried out at Meridale's Didsbury centre, which sees about 95 people a day. The manager who opened it four years ago is taking on a second site, so this post becomes available.

In the role you will
- Supervise 16 reception, booking and clinical support staff, while radiographers report to their own lead
- Plan scanner capacity and reduce unused slots, currently one in eleven
- Apply to be the CQC registered manager for the location
- Investigate incidents and complaints, and share what was learnt
- Hold suppliers to their cleaning, maintenance and courier contracts

The centre opens seven days a week. Your own 40 hours are mostly Monday to Friday, with one Saturday in five worked in exchange for a weekday. Two team leaders cover the other opening times.

Meridale contributes 5% to your pension and pays for a leadership qualification. Leave is 26 days as well as bank holidays. A call with our health desk comes first, then a half-day at the centre: a tour, a scheduling problem to work through, and an interview with the regional director.`,
    requirements: `- Leadership of a clinic, surgery, laboratory or similar regulated service
- Knowledge of the CQC fundamental standards and how to evidence them
- Capacity planning with real figures
- Level 5 diploma in leadership and management for health or social care, held or agreed to
- Enhanced DBS check, which CQC asks of registered manager applicants`,
  },
];
