import type { Person } from "../../types.ts";

const man = (number: number, name: string, age: Person["age"]): Person => ({
  id: `man-${number}`,
  name,
  picture: `portrait-man-${number}`,
  appearance: "man",
  age,
});

/** In the order of their portraits. */
export const men: readonly Person[] = [
  man(1, "Peter", "middle"),
  man(2, "Marcus", "middle"),
  man(3, "Walter", "older"),
  man(4, "Kyle", "young"),
  man(5, "Andre", "young"),
  man(6, "Arjun", "middle"),
  man(7, "Henry", "older"),
  man(8, "Dylan", "young"),
  man(9, "Jason", "middle"),
  man(10, "Luis", "young"),
  man(11, "Kevin", "young"),
  man(12, "Robert", "older"),
  man(13, "Frank", "older"),
  man(14, "Terrell", "middle"),
  man(15, "Brian", "young"),
  man(16, "Steve", "middle"),
  man(17, "Curtis", "older"),
  man(18, "Diego", "young"),
  man(19, "Victor", "middle"),
  man(20, "Thomas", "middle"),
];
