/**
 * Takes the pictures named by words, actions, places and goods from the Noto Emoji set, and draws the
 * portraits of people and the scenes that sentences describe: `npm run content:pictures`.
 */
import { fileURLToPath } from "node:url";
import { actions } from "../src/en/actions.ts";
import { goods } from "../src/en/goods.ts";
import { sentences } from "../src/en/sentences.ts";
import { town } from "../src/en/town.ts";
import { words } from "../src/en/words.ts";
import { type PictureSource, writePictures } from "./picture-files.ts";
import { portraits } from "./portraits/portraits.ts";
import { notoBodies } from "./scenes/noto.ts";
import { drawScene } from "./scenes/scene.ts";

const named = [...words, ...actions, ...town.places, ...goods].map(({ picture }) => picture);
const told = sentences.flatMap(({ scene, foils }) => [scene, ...foils.map((foil) => foil.scene)]);

const scenes: PictureSource["bodies"] = Object.fromEntries(
  [...named, ...told].flatMap((key) => {
    const body = drawScene(key);
    return body === undefined ? [] : [[key, { body }]];
  }),
);

const folder = fileURLToPath(new URL("../pictures", import.meta.url));
const changed = writePictures(folder, {
  keys: [...named, ...told, ...Object.keys(portraits)],
  bodies: { ...notoBodies, ...portraits, ...scenes },
});
const counts = [
  `${words.length} words`,
  `${actions.length} actions`,
  `${sentences.length} sentences`,
  `${Object.keys(portraits).length} people`,
];
console.log(`${counts.join(", ")} have their pictures; ${changed} files changed.`);
