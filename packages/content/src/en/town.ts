import type { Town } from "../page-types.ts";

const place = (code: string, label: string, picture: string) => ({
  code,
  label,
  phrase: `the ${label.toLowerCase()}`,
  picture,
});

export const town: Town = {
  places: [
    place("a", "Bank", "bank"),
    place("b", "Bakery", "bread"),
    place("c", "Cafe", "hot-beverage"),
    place("d", "Dentist", "tooth"),
    place("e", "Library", "closed-book"),
    place("f", "Flower shop", "tulip"),
    place("g", "Grocery", "broccoli"),
    place("h", "Hospital", "hospital"),
    place("i", "Pizza place", "pizza"),
    place("j", "Bike shop", "bicycle"),
    place("k", "Church", "church"),
    place("l", "Hotel", "hotel"),
    place("m", "Pharmacy", "pill"),
    place("n", "Stadium", "stadium"),
    place("o", "Post office", "envelope"),
    place("p", "Park", "deciduous-tree"),
    place("q", "Barber", "scissors"),
    place("r", "Station", "train"),
    place("s", "School", "school"),
    place("t", "Pet shop", "dog"),
    place("u", "Shoe store", "running-shoe"),
    place("v", "Hardware store", "hammer"),
  ],
  streets: [
    { code: "a", name: "Oak Street" },
    { code: "b", name: "Main Street" },
    { code: "c", name: "River Street" },
    { code: "d", name: "Hill Street" },
    { code: "e", name: "Park Street" },
    { code: "f", name: "Lake Street" },
    { code: "g", name: "Pine Street" },
    { code: "h", name: "King Street" },
  ],
};
