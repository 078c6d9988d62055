/**
 * How long the text of a field may be, in characters: the calls enforce it; the fields of the web accept no
 * more, and those of several lines say how much is too much. Each is its own constant, imported
 * `* as longest`, so that a page bundles only those it uses.
 */

/** RFC 5321: a path of 256 with its brackets. */
export const email = 254;
export const username = 64;
/** What people identify themselves with: an email address or a username. */
export const loginName = 254;
export const password = 200;
/** A first or a last name. */
export const personName = 60;
export const url = 500;
export const zip = 10;
export const facilityName = 120;
export const street = 200;
/** A city, a state or a province. */
export const town = 80;
export const postalCode = 16;
export const clinicianInfo = 500;
/** What identifies us to a single sign-on provider. */
export const clientId = 200;
export const clientSecret = 500;
export const signInValues = 500;
export const appointmentName = 120;
export const appointmentWishes = 1_000;
export const presetName = 60;
export const caseNote = 1_000;
export const correctionReason = 300;
export const coupon = 40;
export const cancellationReason = 1_000;
export const surveyReason = 500;
export const surveyText = 2_000;
/** What a clinician works toward with a patient. */
export const goal = 500;
/** Dollars per month. */
export const amount = 12;
/** In years. */
export const age = 6;
export const phone = 20;
/** As copied, with spaces before, after and in them. */
export const oneTimeCode = 16;
export const cardCode = 32;
/** People to invite. */
export const pastedTable = 1_000_000;
/** A row of a table that somebody has filled in, right or wrong. */
export const listedEmail = 320;
