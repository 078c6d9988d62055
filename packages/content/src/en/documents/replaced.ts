import type { EverydayDocument } from "../../page-types.ts";
import { fields, heading, line, list, steps, strong, table } from "./document.ts";

/** Pages that others have replaced: nothing is asked about them any longer, but earlier answers can still be viewed. */
export const replaced: readonly EverydayDocument[] = [
  {
    id: "eye-drops",
    kind: "medicine",
    title: "Clearwell Eye Drops",
    parts: [
      strong("Put 1 drop in each eye."),
      fields({ Morning: "1 drop", Noon: "None", Night: "2 drops" }),
      line("Keep in a cool place."),
      line("Throw away after 30 days."),
    ],
    questions: [],
  },
  {
    id: "cough-syrup",
    kind: "medicine",
    title: "Hale Cough Syrup",
    parts: [
      strong("Shake well before use."),
      table(
        "Age | How much | How often",
        "Adult | 2 spoons | 4 times a day",
        "Age 65 and up | 1 spoon | 3 times a day",
        "Child | Do not use | Do not use",
      ),
      line("May make you sleepy. Do not drive."),
    ],
    questions: [],
  },
  {
    id: "dinner-menu",
    kind: "menu",
    title: "Harbor Grill: Dinner",
    parts: [
      heading("Starters"),
      fields({ "Green salad": "$6", "Tomato soup (no meat)": "$5" }),
      heading("Main plates"),
      fields({
        "Grilled fish with rice": "$18",
        "Beef stew with potatoes": "$16",
        "Bean chili (no meat)": "$12",
        "Chicken with nuts": "$15",
      }),
      heading("Sweets"),
      fields({ "Apple pie": "$6", "Lemon ice": "$4" }),
      line("Any starter, main plate and sweet on Tuesday: $20."),
    ],
    questions: [],
  },
  {
    id: "pizza-order",
    kind: "menu",
    title: "Gino's Pizza",
    parts: [
      table(
        "Pizza | Small | Large",
        "Cheese | $9 | $13",
        "Mushroom | $10 | $15",
        "Ham | $11 | $16",
        "Garden | $10 | $14",
      ),
      list(
        "A small pizza has 6 slices. A large one has 10.",
        "Delivery costs $3. It is free from $30.",
        "Monday: each large pizza is $2 off.",
      ),
      line("Open from 4:00 PM to 10:00 PM. Closed on Sunday."),
    ],
    questions: [],
  },
  {
    id: "rice-recipe",
    kind: "recipe",
    title: "Plain rice",
    parts: [
      fields({ Rice: "1 cup", Water: "2 cups", Salt: "Half a spoon" }),
      strong("Boil the water first."),
      line("Cook on low heat for 18 minutes."),
      line("Let it rest for 5 minutes."),
    ],
    questions: [],
  },
  {
    id: "fruit-salad",
    kind: "recipe",
    title: "Fruit salad for 4",
    parts: [
      fields({ Apples: "2", Bananas: "3", Oranges: "4", Grapes: "20", Honey: "1 spoon" }),
      line("Cut the fruit. Add the honey."),
      line("Chill for 1 hour. Eat the same day."),
    ],
    questions: [],
  },
  {
    id: "banana-bread",
    kind: "recipe",
    title: "Banana bread",
    parts: [
      fields({
        Bananas: "3",
        Flour: "2 cups",
        Sugar: "Half a cup",
        Eggs: "2",
        Butter: "6 spoons",
        Oven: "350 °F",
      }),
      steps(
        "Mash the bananas.",
        "Mix in butter, sugar and eggs.",
        "Add the flour last.",
        "Bake for 55 minutes.",
        "Let it cool for 20 minutes.",
      ),
      line("Makes 10 slices. You can use oil in place of butter."),
    ],
    questions: [],
  },
  {
    id: "elevator-notice",
    kind: "notice",
    title: "The elevator is out of order",
    parts: [
      strong("Use the stairs by the back door."),
      line("We will fix it on Thursday."),
      line("Need help? Call Ray, day or night: 555-0123."),
      line("Parcels: ask Kay in room 2."),
    ],
    questions: [],
  },
  {
    id: "knee-letter",
    kind: "letter",
    title: "Westside Hospital: your knee surgery",
    parts: [
      line("Dear Mrs. Cole,"),
      fields({
        "Blood test": "June 3, 9:00 AM",
        Surgery: "June 10, 7:30 AM",
        "First check-up": "June 24, 2:00 PM",
      }),
      heading("Before surgery"),
      list(
        "Stop taking aspirin 5 days before.",
        "Do not eat after midnight.",
        "You may drink water until 5:00 AM.",
      ),
      heading("What to bring"),
      list("Your insurance card", "A list of your pills", "Flat shoes"),
      line("You stay for 2 nights. Have someone drive you home."),
    ],
    questions: [],
  },
  {
    id: "rent-letter",
    kind: "letter",
    title: "Pinewood Apartments",
    parts: [
      line("To all tenants: new rent from September 1"),
      table(
        "Apartment | Rent now | New rent",
        "1 bedroom | $900 | $940",
        "2 bedrooms | $1,150 | $1,200",
        "3 bedrooms | $1,400 | $1,475",
      ),
      list(
        "Rent is due on the 1st of the month.",
        "From the 6th, you pay a late fee of $35.",
        "Heat and water are in the rent. Power is not.",
      ),
      line("To move out, write to us 60 days ahead."),
    ],
    questions: [],
  },
  {
    id: "parcel-email",
    kind: "email",
    title: "Your parcel comes today",
    parts: [
      fields({ Parcel: "Shoes", Comes: "2 PM to 4 PM", Driver: "Luis", "Call us": "8 AM to 6 PM" }),
      line("Not at home? We leave it with your neighbor, Mrs. Webb."),
      strong("You do not have to sign."),
    ],
    questions: [],
  },
  {
    id: "trip-email",
    kind: "email",
    title: "Day trip to Silver Falls",
    parts: [
      fields({ From: "Senior Club", To: "All members" }),
      line("Join us on Thursday, May 22!"),
      table(
        "Time | What",
        "8:15 AM | The bus leaves the club",
        "10:00 AM | Walk at the falls (easy)",
        "12:30 PM | Lunch at the lodge",
        "2:00 PM | Boat ride or free time",
        "5:15 PM | Back at the club",
      ),
      list("Trip and lunch: $32", "Boat ride: $9 more", "Bring a rain coat and good shoes."),
      line("There are 24 seats. 21 are taken. Sign up by May 15 at the desk."),
    ],
    questions: [],
  },
];
