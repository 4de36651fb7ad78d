/** Applying for a job without an account. */
export const applyText = {
  lead: 'No account, or in a hurry? Send us your CV by email, or ring us, and name the job. We answer in office hours.',
  closed: 'It no longer takes applications.',
};
