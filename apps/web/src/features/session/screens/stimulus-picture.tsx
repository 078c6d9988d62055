import { Picture } from "../stimuli/picture.tsx";

/** A picture as an item shows it, the patient's own among them. What it shows is said next to it. */
export const StimulusPicture = ({ path }: { readonly path: string }) => (
  <Picture image={{ path }} alt="" />
);
