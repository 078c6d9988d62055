import { sentencesOf } from "./sentence.ts";

/** Statements and questions of 6 words, with objects, places and simple clauses. */
export const level4 = sentencesOf(
  4,
  `
  The nurse gave him the pills.
  My daughter sent me a card.
  The doctor told me to rest.
  The teacher asked us to wait.
  I do not know the answer.
  We are going to the beach.
  The milk is in the fridge.
  Her car is in the garage.
  The soup needs to cool down.
  Do you know where he is?
  Where did you put my glasses?
  How much does this shirt cost?
  Whose coat is in the hall?
  I would like to see it.
  She is taller than her brother.
  The letter was in the mailbox.
  He is looking for his glasses.
  They want to move to Florida.
  The children are afraid of thunder.
  My son works at a bank.
  I cannot remember what he said.
  She thinks that it will rain.
  Please pass me the salt shaker.
  Please tell me your full name.
  The movie starts at seven thirty.
  He is too tired to cook.
  It is too dark to read.
  I am happy to help you.
  They are proud of their daughter.
  We ran out of coffee filters.
  She is married to a pilot.
  The boy fell off his bike.
  There is a letter for you.
  Is there a bank near here?
  May I speak to the manager?
  Would you like to join us?
  The painter is cleaning his brushes.
  My neighbor has a green truck.
  We forgot to buy birthday candles.
  I hope that she feels better.
  The waiter spilled soup on us.
  She taught herself to play piano.
  The girl is feeding the ducks.
  The men are painting the fence.
  Someone is knocking at the door.
  Nobody wants to do the dishes.
  `,
);
