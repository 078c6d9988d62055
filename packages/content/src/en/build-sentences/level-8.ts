import { sentencesOf } from "./sentence.ts";

/** Sentences of 9 or 10 words: passives and clauses together, and clauses that lead the sentence. */
export const level8 = sentencesOf(
  8,
  `
  When the rain | stopped, we walked back to the car.
  If the phone | rings, tell them that I am out.
  Because | the bridge was closed, they had to wait.
  After the guests | had left, he washed the plates.
  Before you paint | the wall, you must clean it.
  Although | it was past midnight, the children were awake.
  While | the soup was cooking, she set the table.
  Unless you | water the plants, they are going to die.
  Since | the elevator was broken, we took the stairs.
  As soon as | the bell rang, everyone went outside.
  The cake that | she ordered was eaten by the children.
  The window that | he broke was fixed by the janitor.
  The money that | they stole was found by the police.
  The book that | I wrote was printed by the school.
  The dog that | we chose was trained by the police.
  The boat that | they own was built by hand.
  The song that | you like was written by the teacher.
  The path that | we took was covered with leaves.
  The flowers that | he grew were sold by the students.
  The soup that | we ate was brought by the waiter.
  The tree that | he loves was damaged by the storm.
  I was | told that the store had been sold.
  She was | asked if she would like to sing.
  He was | told that his plane had been delayed.
  We were warned that the old bridge might collapse.
  It was | reported that the fire had been put out.
  We were surprised that the door had been locked.
  The nurse was asked to explain how the pump works.
  Do you | know if the tickets have been sold?
  Can you | tell me when the road will be fixed?
  Has anyone told you that the meeting was canceled?
  Did they | say why the flight had been delayed?
  If I had the | time, I would learn to paint.
  If | it had been cheaper, we would have bought it.
  When | he heard the news, he started to cry.
  Once | the paint is dry, you can come in.
  After | she was given the pills, she fell asleep.
  Because | he was hurt, he was taken to the hospital.
  When | the cake was served, everyone began to sing.
  Before | the house was sold, we painted the walls.
  Until | the test results come back, you need to rest.
  As the sun | went down, the sky turned red.
  The woman | that we spoke to was very kind.
  By the time | we arrived, the play was over.
  Even though | he was late, they let him in.
  Whenever the phone | rings, the dog runs to the door.
  If | the pain gets worse, you should call the doctor.
  When you hear | the tone, you may start talking.
  Although they | played well, the team lost the game.
  Because | the store was crowded, we did not stay.
  The gift that | she was given came from her uncle.
  `,
);
