/** What is said about the people and things that a patient has added. */
export const ownItemTexts = {
  relation: "Somebody you know: {relation}.",
  relationLabel: "Who it is",
};
