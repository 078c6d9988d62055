import { questionsOf } from "./question.ts";

/** What something is, from a description. */
export const level4 = questionsOf(4, [
  ["What is frozen water called?", "ice", "You put cubes of it in a drink.", "eye"],
  ["What do you call a baby cat?", "kitten/kitty/kittens", "It is small, soft and likes yarn."],
  ["What do you call a baby dog?", "puppy/pup/puppies", "It is small and chews on shoes."],
  ["What do you call the first meal of the day?", "breakfast", "You may have eggs and toast."],
  [
    "What do you call the season after winter?",
    "spring/springtime",
    "Flowers come up, and it gets warm.",
  ],
  [
    "What do you call the season when leaves turn red and drop?",
    "fall/autumn",
    "It comes after summer.",
  ],
  ["What do you call the day before Saturday?", "Friday", "Many people end their work week on it."],
  [
    "What do you call the last month of the year?",
    "December",
    "It is cold, and there are many lights.",
  ],
  [
    "What do you call 12 eggs?",
    "dozen/a dozen/carton/a carton",
    "It is also used for doughnuts and roses.",
  ],
  ["What do you call 7 days?", "week/a week", "It goes from Sunday to Saturday."],
  ["What do you call 12 months?", "year/a year", "You turn older once in it."],
  ["What do you call 60 minutes?", "hour/an hour", "A day has 24 of them.", "ow"],
  [
    "What do you call land with water all around it?",
    "island/an island",
    "You get there by boat or plane.",
    "eye",
  ],
  [
    "What do you call a very dry place with sand?",
    "desert/a desert",
    "Camels and cacti live there.",
  ],
  ["What do you call a mountain that throws out fire?", "volcano/a volcano", "It has lava inside."],
  [
    "What do you call the colored arch after rain?",
    "rainbow/a rainbow",
    "It shows red, yellow, green and blue.",
  ],
  ["What do you call the flash in a storm?", "lightning", "Thunder comes after it."],
  ["What do you call the loud noise after the flash?", "thunder", "You hear it in a storm."],
  ["What do you call a house for a bird's eggs?", "nest/a nest/birdhouse", "It is made of twigs."],
  ["What animal has 8 legs and makes a web?", "spider/a spider", "Some people are afraid of it."],
  [
    "What do you call a horse with black and white stripes?",
    "zebra/a zebra",
    "It lives in Africa.",
  ],
  [
    "What do you call the animal with the longest neck?",
    "giraffe/a giraffe",
    "It eats leaves from tall trees.",
  ],
  [
    "What do you call the animal with a trunk?",
    "elephant/an elephant",
    "It is gray and huge.",
    "eh",
  ],
  [
    "What do you call the orange root that rabbits like?",
    "carrot/carrots",
    "It is a crisp vegetable.",
  ],
  [
    "What do you call the vegetable that makes you cry?",
    "onion/an onion/onions",
    "It has many layers.",
    "uh",
  ],
  ["What do you call a sour yellow fruit?", "lemon/a lemon", "You squeeze it into tea."],
  ["What do you call dried grapes?", "raisins/raisin", "They are small, dark and sweet."],
  ["What do you call bread that was browned by heat?", "toast", "You put butter and jam on it."],
  [
    "What do you call potatoes cut in strips and fried?",
    "fries/french fries",
    "You eat them with ketchup.",
  ],
  [
    "What do you call a person in a hospital bed?",
    "patient/a patient",
    "The nurses take care of this person.",
  ],
  ["What do you call 2 babies born on the same day?", "twins", "They often look alike."],
  ["What do you call the woman who gets married?", "bride/the bride", "She wears a white dress."],
  ["What do you call the top of a house?", "roof/the roof", "It keeps out the rain."],
  [
    "What do you call the room under the house?",
    "basement/cellar",
    "You go down the stairs to get there.",
  ],
  ["What do you call a road over a river?", "bridge/a bridge", "Cars cross it."],
  [
    "What do you call a list of food in a restaurant?",
    "menu/a menu",
    "You read it before you order.",
  ],
]);
