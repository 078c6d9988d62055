/** How long the text of a field may be, in characters: the calls go by it, and the fields of the web hold no more. */
export const longest = {
  /** RFC 5321: a path of 256 with its brackets. */
  email: 254,
  username: 64,
  /** What one says who one is by: an email address or a username. */
  loginName: 254,
  password: 200,
  /** A first or a last name. */
  personName: 60,
  url: 500,
  zip: 10,
  facilityName: 120,
  street: 200,
  /** A city, a state or a province. */
  town: 80,
  postalCode: 16,
  clinicianInfo: 500,
  /** What a provider of single sign-on is asked by. */
  clientId: 200,
  clientSecret: 500,
  signInValues: 500,
  appointmentName: 120,
  appointmentWishes: 1_000,
  presetName: 60,
  caseNote: 1_000,
  correctionReason: 300,
  coupon: 40,
  cancellationReason: 1_000,
  surveyReason: 500,
  surveyText: 2_000,
  /** What a clinician works towards with a patient. */
  goal: 500,
  /** Dollars a month. */
  amount: 12,
  /** In years. */
  age: 6,
  phone: 20,
  /** As they are copied, with blanks before, after and in them. */
  oneTimeCode: 16,
  cardCode: 32,
  /** People to invite. */
  pastedTable: 1_000_000,
  /** A row of a table that somebody has filled in, right or wrong. */
  listedEmail: 320,
} as const;
