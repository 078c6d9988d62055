import { exerciseTexts } from "../../types.ts";

export const readTheMap = exerciseTexts({
  name: "Read the map",
  activity: "You look at a street map and find places and ways.",
  documentation:
    "Map reading: places next to one another, streets, compass directions, following directions and choosing a route.",
  say: {
    instructions: "Look at the map.",
    map: "A street map with places and streets",
    nextTo: "What is next to {place} on the same street?",
    onStreet: "Which street is {place} on?",
    compass: "Find {place}. What is 1 block to the {direction}?",
    start: "Start at A.",
    go: "Go north {blocks}.",
    turn: "Turn {side}.",
    turnAndGo: "Turn {side} and go {blocks}.",
    firstPlace: "What is the first place?",
    askRoute: "The street with the X is closed. What is the shortest open way from A to B?",
    oneBlock: "1 block",
    blocks: "{blocks} blocks",
    north: "north",
    south: "south",
    east: "east",
    west: "west",
    left: "left",
    right: "right",
    route: "{first} {firstBlocks}, then {second} {secondBlocks}",
    answer: "It is {answer}.",
  },
});
