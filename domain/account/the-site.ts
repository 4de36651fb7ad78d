/** Named as the actor where a rule or the seed changed something, and no person did. */
export const THE_SITE_NAME = 'The site itself';
