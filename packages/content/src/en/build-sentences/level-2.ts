import { sentencesOf } from "./sentence.ts";

/** Statements, requests and questions of 4 words. */
export const level2 = sentencesOf(
  2,
  `
  The dog is hungry.
  The soup is hot.
  My feet are cold.
  She has two sisters.
  He is my brother.
  I want some water.
  The phone is ringing.
  The bus was late.
  They have three children.
  Can you hear me?
  Where are my keys?
  Do you want tea?
  What is your name?
  How are you feeling?
  The baby is sleeping.
  Her hair is gray.
  The water is cold.
  She sings very well.
  He walks very fast.
  We ate the cake.
  Please close the door.
  Please call my daughter.
  The store is closed.
  They live next door.
  I know that man.
  Did you sleep well?
  He drives a truck.
  She is a nurse.
  I have a headache.
  Your lunch is ready.
  It is very cold.
  May I sit down?
  Who took my pen?
  They painted the house.
  We missed the train.
  She lost her ring.
  The children are laughing.
  He cut the grass.
  I bought new shoes.
  We have no bread.
  The window was open.
  `,
);
