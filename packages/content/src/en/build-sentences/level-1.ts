import { sentencesOf } from "./sentence.ts";

/** Statements of 3 words. */
export const level1 = sentencesOf(
  1,
  `
  She drinks coffee.
  He reads books.
  We need milk.
  I like music.
  They eat lunch.
  I am tired.
  She is happy.
  He was late.
  We are ready.
  Dogs like bones.
  Birds eat seeds.
  Cows give milk.
  I feel better.
  He looks tired.
  They bake bread.
  She wears glasses.
  We play cards.
  He fixes cars.
  I love soup.
  They sell shoes.
  She writes letters.
  He grows tomatoes.
  Cats chase mice.
  We want tea.
  Soup tastes good.
  Bees make honey.
  I lost it.
  They found us.
  He called me.
  She helped him.
  Fish can swim.
  Babies drink milk.
  He washed it.
  They know her.
  `,
);
