import { sentencesOf } from "./sentence.ts";

/** Sentences of 8 or 9 words with a relative clause. */
export const level7 = sentencesOf(
  7,
  `
  The book | that I bought was too long.
  The soup | that she made was very good.
  The shoes | that he wanted were too small.
  The song | that we heard was very sad.
  The house that | they bought needs some work.
  The movie | that they chose was very long.
  The letter | that she wrote made him cry.
  The story | that he told made them laugh.
  The joke | that you told was not funny.
  The bus | that I take was very late.
  The pills | that you take are not strong.
  The man | that she married loves to cook.
  The tools | that he needs are too expensive.
  The music | that they played was too loud.
  The room | that we rented was not clean.
  The picture | that I took was not clear.
  The game | that they watched was very close.
  The dress | that she wore was too tight.
  The bread | that he bakes is very good.
  Everyone that | I know likes the new park.
  The test | that I took was too hard.
  Nothing that | we tried made the engine start.
  Is this | the book that you wanted to read?
  Are these | the keys that you were looking for?
  Are those | the buses that go to the airport?
  Was that the | man that you wanted to meet?
  Who is the | woman that he is talking to?
  Where is the | money that I gave to you?
  What was the name | that she gave the baby?
  This is | the house that we grew up in.
  It was | the wind that slammed the door.
  It was | the storm that broke the windows.
  It was | the coffee that kept me awake.
  She is | not the person that I expected.
  I lost | the ring that belonged to her.
  He ate | the sandwich that belonged to me.
  The tea | that they serve is too weak.
  The street | that we live on is very quiet.
  The friends | that he plays cards with are retired.
  The people | that we met were very kind.
  The bed | that I slept in was too soft.
  The chair | that you are sitting on is broken.
  The advice | that she gave me was very useful.
  The jacket | that I ordered does not fit.
  The friend | that I called did not answer.
  The bag | that she carries is too heavy.
  `,
);
