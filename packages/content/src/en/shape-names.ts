/** What figures are called, by the colors and shapes in the views. */

export const colorNames = {
  black: "black",
  white: "white",
  grey: "gray",
  red: "red",
  blue: "blue",
  yellow: "yellow",
  green: "green",
  purple: "purple",
  orange: "orange",
};

export const shapeNames = {
  circle: "circle",
  square: "square",
  triangle: "triangle",
  diamond: "diamond",
  star: "star",
  heart: "heart",
  cross: "cross",
  hexagon: "hexagon",
  pentagon: "pentagon",
  crescent: "moon",
  arrow: "arrow",
};
