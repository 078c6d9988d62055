import { sentencesOf } from "./sentence.ts";

/** Sentences of 7 or 8 words in which a clause or an infinitive is the object of saying, knowing, asking or wanting. */
export const level6 = sentencesOf(
  6,
  `
  The doctor told him to stop smoking.
  She forgot | where she parked the car.
  He wants to learn how to swim.
  I think that the stores are closed.
  They decided to sell the old house.
  We | asked the waiter for the check.
  He forgot how to use the phone.
  Can | you tell me where the bank is?
  Do | you remember what the nurse said?
  The children were told to be quiet.
  She is learning how to play chess.
  He is afraid that he will fall.
  I am sure that it was him.
  They hope that the bus will come.
  She wants her son to sleep more.
  He | asked if the seat was taken.
  I | wonder why the train is late.
  My neighbor offered to mow my lawn.
  The man refused to pay the bill.
  Please | let me know what you decide.
  Nobody knows | who took the last cookie.
  It is fun to watch the birds.
  He was too tired to finish dinner.
  The soup was too hot to eat.
  She was old enough to drive a car.
  I saw him walk into the bank.
  We heard the baby start to cry.
  The teacher helped them solve the problem.
  I hope that she likes her gift.
  She said that she was coming home.
  They | could not agree on the price.
  Who told you that they were twins?
  Have | you decided what you will wear?
  Would you | mind if I sat down?
  Does she know that we are here?
  Are you sure that the oven is off?
  How do you know that it works?
  Why does the baby keep waking up?
  He | explained how the coffee machine works.
  I heard that they were getting married.
  She | guessed what was in the box.
  They | waited for the paint to dry.
  We | need someone to fix the roof.
  `,
);
