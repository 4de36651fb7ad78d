/** Texts of the assistant about itself and the agency (spec: marketing §2 "Chat assistant", §5 "Chat reply rules"). */
export const assistant = {
  name: '{agencyShort} assistant',
  status: 'Online',
  greeting: "I'm the assistant, and can help with job searches, recruitment services or company questions.",
  quickReplies: [
    "I'm looking for a job",
    'I need to hire talent',
    'Tell me about your services',
    'What industries do you work with?',
  ],
  replies: {
    work: 'We have career opportunities across the UK, in offices and on site, permanent and temporary. Would you like a specialist from our team to talk through what you are looking for?',
    hiring: 'We find people {ways}. Which role do you want to fill?',
    services: 'We offer {services}\nWhat would you like to know more about?',
    sectors:
      'We recruit for {sectors} industry sectors, from technology, finance and law to manufacturing, construction and logistics. Which one is yours?',
    other:
      'Thank you for your message. Our team will be glad to help: write to {email} or ring {phone}, Monday to Friday.',
  },
  sectors: {
    value: '50+',
    label: 'industry sectors',
    asOf: '2026-09-30',
    source:
      'Divisions of the Standard Industrial Classification in which an employer has asked us for people; other pages count broader sectors',
  },
};
