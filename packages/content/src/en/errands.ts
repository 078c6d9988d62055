import type { Errand } from "../planning-types.ts";

const appointment = (id: string, text: string, more: Partial<Errand> = {}): Errand => ({
  id,
  text,
  kind: "appointment",
  ...more,
});
const place = (id: string, text: string, more: Partial<Errand> = {}): Errand => ({
  id,
  text,
  kind: "place",
  ...more,
});
const anytime = (id: string, text: string, more: Partial<Errand> = {}): Errand => ({
  id,
  text,
  kind: "anytime",
  ...more,
});

const after = (id: string, text: string): Partial<Errand> => ({ after: { id, text } });
const first = (text: string): Partial<Errand> => ({ edge: { place: "first", text } });
const last = (text: string): Partial<Errand> => ({ edge: { place: "last", text } });

/** A sentence about another errand names it so that it cannot be mistaken for a third one. */
export const errands: readonly Errand[] = [
  appointment("dentist", "See the dentist"),
  appointment("haircut", "Get a haircut"),
  appointment("doctor", "See the doctor"),
  appointment("eye-exam", "Get an eye exam"),
  appointment("speech-therapy", "Go to speech therapy"),
  appointment("flu-shot", "Get a flu shot"),
  appointment("coffee", "Meet Ann for coffee"),
  appointment("hearing-test", "Get your hearing tested"),
  appointment("swim-class", "Go to the swim class"),
  appointment("vet", "Take the cat to the vet"),
  appointment("choir", "Sing with the choir"),
  appointment("tax-help", "Meet the tax adviser"),
  appointment("tour", "Join the museum tour"),
  appointment("school-play", "Watch the school play", after("suit", "Pick up your suit first.")),
  appointment("book-club", "Go to the book club", after("novel", "Buy the novel for it first.")),
  appointment("cooking-class", "Go to the cooking class", after("apron", "Buy the apron first.")),

  place("bank", "Go to the bank"),
  place("stamps", "Buy stamps"),
  place("library", "Return library books"),
  place("bread", "Buy bread"),
  place("light-bulbs", "Buy light bulbs"),
  place("flowers", "Buy flowers"),
  place("shoes", "Pick up your shoes"),
  place("suit", "Pick up your suit"),
  place("novel", "Buy a novel"),
  place("apron", "Buy an apron"),
  place("gift", "Buy a gift"),
  place("birthday-card", "Buy a birthday card"),
  place("cat-food", "Buy cat food"),
  place("glass", "Take glass to recycling"),
  place("passport-photo", "Get a passport photo", after("haircut", "Get your haircut first.")),
  place(
    "bus-pass",
    "Renew your bus pass",
    after("passport-photo", "Get the passport photo first."),
  ),
  place("pills", "Pick up your pills", after("doctor", "See the doctor first.")),
  place("new-glasses", "Order new glasses", after("eye-exam", "Get your eye exam first.")),
  place("market", "Buy fruit at the market", after("cash", "Get cash first.")),
  place("rent", "Pay the rent", after("bank", "Go to the bank first.")),
  place("blood-test", "Get a blood test", first("Do this first, before you eat.")),

  anytime("cash", "Get cash from a machine"),
  anytime("gas", "Fill the car with gas"),
  anytime("house-key", "Pick up Tom's house key"),
  anytime("plants", "Water Tom's plants", after("house-key", "Pick up the house key first.")),
  anytime("letter", "Mail a letter", after("stamps", "Buy the stamps first.")),
  anytime("uncle", "Visit your uncle", after("flowers", "Buy flowers for him first.")),
  anytime("package", "Wrap and mail a package", after("gift", "Buy the gift for it first.")),
  anytime(
    "rosa",
    "Wish Rosa a happy birthday",
    after("birthday-card", "Buy the birthday card first."),
  ),
  anytime("feed-cat", "Feed the neighbor's cat", after("cat-food", "Buy the cat food first.")),
  anytime("lamp", "Fix Mrs. Lee's lamp", after("light-bulbs", "Buy the light bulbs first.")),
  anytime("lake", "Drive out to the lake", after("gas", "Fill the car with gas first.")),
  anytime("dog", "Walk the dog", first("Do this first. He cannot wait.")),
  anytime("ice-cream", "Buy ice cream", last("Do this last. It melts.")),
  anytime("fish", "Buy fresh fish", last("Do this last. It must stay cold.")),
  anytime("park", "Rest in the park"),
  anytime("bike", "Look at a used bike"),
  anytime("car-wash", "Wash the car"),
  anytime("photos", "Show Ben your photos"),
];
