/**
 * The specification's sentences for fields that are not filled in as required; where it is silent, our own.
 * Forms and server use the same sentence; the name of a complaint is stable, and the web has its own
 * translation of each.
 */
export const fieldMessages = {
  required: "This is required.",
  email: "Enter a valid email address.",
  emailUsed: "The email provided is already in use",
  emailInvalid: "The email provided is invalid",
  username: "Must contain only letters digits, underscores and periods",
  usernameUsed: "The username provided is already in use",
  usernameInvalid: "The username provided is invalid",
  password: "The password should include at least 8 characters (1 Capital, 1 Digit).",
  passwordsDiffer: "New password and Repeat password should match",
  name: "Please enter a valid input.",
  age: "Please enter a valid input.",
  birthYear: "Please enter a valid birth year",
  phone: "Please enter a valid phone number, e.g 123-456-7890",
  zip: "Please enter a valid ZIP code.",
  url: "Please enter a valid URL -  should start with http:// or https:// without spaces.",
  conditions: "Please choose at least one condition.",
  areas: "Please choose at least one area.",
  days: "Please choose at least one day.",
  dayToCome: "Choose today or an earlier day.",
  taskCount: "Choose 1 to 25 times.",
  taskLevel: "Choose a level that this exercise has.",
  eula: "Please accept the agreement to continue.",
  loginName: "Enter your email or username.",
  ownPassword: "Enter your password.",
  oneTimeCode: "Enter the 6 digits from the email.",
  cardCode: "Enter the 16 letters and numbers from your card.",
  amount: "Enter an amount from 0 to 29.99.",
} as const;
export type FieldMessage = keyof typeof fieldMessages;
