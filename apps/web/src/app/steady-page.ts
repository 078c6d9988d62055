/** Steadies the page under hands that tremble and for those who use keys: loaded with a visitor's first press. */
import { holdBackTrembles } from "./hold-back-trembles.ts";
import { keepFocus } from "./keep-focus.ts";

holdBackTrembles();
keepFocus();
