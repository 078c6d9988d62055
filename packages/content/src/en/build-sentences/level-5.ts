import { sentencesOf } from "./sentence.ts";

/** Passives of 6 or 7 words. */
export const level5 = sentencesOf(
  5,
  `
  The letter was signed by the doctor.
  The cake was baked by the chef.
  The window was broken by the storm.
  The song was sung by the choir.
  The house was built by the carpenter.
  The ball was kicked by the boys.
  The roof was damaged by the wind.
  The bills were paid by the bank.
  The soup was made by the cook.
  The lawn was mowed by the gardener.
  The car was towed by the police.
  The street was closed by the police.
  The dishes were washed by the waiter.
  The picture was painted by the artist.
  The bread was cut into slices.
  The story was told by the farmer.
  The suit was cleaned by the tailor.
  The plants were watered by the neighbors.
  The pipe was fixed by the plumber.
  The pills were counted by the nurse.
  The field was covered with snow.
  The bucket was filled with sand.
  Were the cookies made by the twins?
  Was the money found by the police?
  He was bitten by a spider.
  She was stung by a bee.
  I was called by the bank.
  They were rescued by the coast guard.
  We were invited by the mayor.
  He was hired by the hotel.
  She was praised by her teacher.
  They were warned by the police.
  He was examined by an eye doctor.
  The thief was caught by the police.
  The wall was painted by the boys.
  The shirts were ironed by the cleaner.
  The apples were picked by the children.
  The play was written by the students.
  The road was blocked by fallen trees.
  The cows were milked by the farmer.
  `,
);
