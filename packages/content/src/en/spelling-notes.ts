import type { SpellingNotes } from "../types.ts";

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const spellingNotes: SpellingNotes = {
  soundAlike: setOf(`
    ant axe bat beans bear bee beer bell blueberries boot bowl bread carrot coin deer doughnut eye fairy flower
    horse key ladder lettuce lion lock mailbox medal moose nose peach pear peas pie pilot ring rose scale seal
    shoe steak sun tie wave whale wheel wine
  `),
  irregular: setOf(`
    accordion ambulance anchor bagel battery beaver bicycle boomerang bridge briefcase broccoli burrito calendar camel
    camera canoe castle caterpillar champagne chef chocolate coffee comb cookie croissant cucumber desert diamond dinosaur doctor
    dollar dolphin door eagle earth elephant envelope feather firefighter flashlight foot fountain garlic ghost giraffe
    girl gorilla guitar headphones heart hippopotamus honey hourglass island judge juice kangaroo knife lighthouse
    lightning microphone microscope mirror monkey mosquito motorcycle mountain onion orange parachute parrot
    penguin piano pineapple policeman potato pretzel raccoon radio razor rhinoceros salt satellite saxophone
    school scissors shovel spaghetti sponge squirrel stadium stethoscope suitcase sushi swan telephone telescope television thread
    thermometer thumb toilet tomato tongue tractor trophy tulip turkey violin watch watermelon wheelchair whiskey
    wolf woman wrench zebra
  `),
};
