/** Where the link of a letter leads to the plans, and under which it is kept. */
export const subscribeLinkAddress = "/subscribe";
