import { expect, test } from "vitest";
import { cardByToken, faultsOf, testCards } from "./cards.rules.ts";

const now = new Date("2027-05-15T12:00:00Z");
const card = { number: "4242 4242 4242 4242", expiry: "12/30", code: "123" };

test("every test card can be typed, with or without gaps", () => {
  for (const { number } of testCards) {
    expect(faultsOf({ ...card, number }, now)).toEqual({});
    const grouped = number.replace(/(\d{4})(?=\d)/g, "$1-");
    expect(faultsOf({ ...card, number: grouped }, now)).toEqual({});
  }
});

test.each([
  ["", "Enter a card number."],
  ["4242 4242 4242 4241", "This card number is not valid. Check each digit."],
  ["4242", "This card number is not valid. Check each digit."],
  ["four", "This card number is not valid. Check each digit."],
  // Well-formed, like a real card's.
  [
    "4012888888881881",
    "This is not a test card. Never enter a real card here. Use a number from the list.",
  ],
])("the number %o is refused", (number, number_fault) => {
  expect(faultsOf({ ...card, number }, now)).toEqual({ number: number_fault });
});

test.each(["05/27", "5/27", "0527", "05 / 2027", "05-27", "12/2099"])(
  "good until %s is still good",
  (expiry) => {
    expect(faultsOf({ ...card, expiry }, now)).toEqual({});
  },
);

test.each([
  ["04/27", "This date is in the past. Choose a later one."],
  ["13/30", "Enter the date as month and year, like 12/30."],
  ["00/30", "Enter the date as month and year, like 12/30."],
  ["2030", "Enter the date as month and year, like 12/30."],
  ["", "Enter the date as month and year, like 12/30."],
])("good until %o is refused", (expiry, fault) => {
  expect(faultsOf({ ...card, expiry }, now)).toEqual({ expiry: fault });
});

test.each(["", "12", "1234", "abc"])("the code %o is refused", (code) => {
  expect(faultsOf({ ...card, code }, now)).toEqual({ code: "Enter any 3 digits." });
});

test("tokens are known by name alone", () => {
  expect(cardByToken("tok_visa")?.number).toBe("4242424242424242");
  for (const unknown of ["tok_", "constructor", "4242424242424242"])
    expect(cardByToken(unknown)).toBeUndefined();
});
