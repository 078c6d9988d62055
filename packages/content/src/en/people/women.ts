import type { Person } from "../../types.ts";

const woman = (number: number, name: string, age: Person["age"]): Person => ({
  id: `woman-${number}`,
  name,
  picture: `portrait-woman-${number}`,
  appearance: "woman",
  age,
});

/** In the order of their portraits. */
export const women: readonly Person[] = [
  woman(1, "Emily", "young"),
  woman(2, "Denise", "middle"),
  woman(3, "Helen", "older"),
  woman(4, "Amira", "young"),
  woman(5, "Grace", "young"),
  woman(6, "Molly", "young"),
  woman(7, "Carmen", "middle"),
  woman(8, "Tasha", "young"),
  woman(9, "Ruth", "older"),
  woman(10, "Laura", "middle"),
  woman(11, "Nicole", "young"),
  woman(12, "Susan", "middle"),
  woman(13, "Gloria", "older"),
  woman(14, "Maria", "older"),
  woman(15, "Dorothy", "older"),
  woman(16, "Priya", "young"),
  woman(17, "Claire", "middle"),
  woman(18, "Wendy", "middle"),
  woman(19, "Keisha", "young"),
  woman(20, "Jessica", "middle"),
];
