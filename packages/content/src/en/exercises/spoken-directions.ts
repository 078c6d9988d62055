import { exerciseTexts } from "../../types.ts";
import { colorNames, shapeNames } from "../shape-names.ts";

export const spokenDirections = exerciseTexts({
  name: "Spoken directions",
  activity: "You hear directions and touch the shapes in order.",
  documentation:
    "Auditory comprehension and verbal working memory: following spoken directions of 1 to 4 items with size, color and position words.",
  say: {
    instructions: "Listen. Then do what you hear.",
    cover: "Listen first.",
    readIt: "Read the direction",
    one: "Touch {first}.",
    two: "Touch {first}, then {second}.",
    three: "Touch {first}, then {second}, then {third}.",
    four: "Touch {first}, then {second}, then {third}, then {fourth}.",
    before: "Before you touch {second}, touch {first}.",
    after: "After you touch {first}, touch {second}.",
    shape: "the {shape}",
    colorShape: "the {color} {shape}",
    sizeColorShape: "the {size} {color} {shape}",
    labelColorShape: "{color} {shape}",
    labelSizeColorShape: "{size} {color} {shape}",
    labelPlaced: "{item}, row {row}, column {column}",
    leftOf: "{item} to the left of {other}",
    rightOf: "{item} to the right of {other}",
    above: "{item} above {other}",
    below: "{item} below {other}",
    small: "small",
    large: "large",
    ...colorNames,
    ...shapeNames,
    answer: "The direction was: {direction}",
  },
});
