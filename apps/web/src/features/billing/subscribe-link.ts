/** Where an email's link leads to the plans, and the key its token is stored under. */
export const subscribeLinkAddress = "/subscribe";
