/** The fields of an article's contact block, without their rules: forms know them before those have come. */
export const contactFieldNames = [
  ...(['addressLine1', 'addressLine2', 'addressLine3', 'phone1', 'phone2', 'phone3', 'email1', 'email2'] as const),
  ...(['websiteUrl', 'instagramUrl', 'facebookUrl', 'twitterUrl'] as const),
] as const;
export type ContactField = (typeof contactFieldNames)[number];
