import type { Settings } from "../../../lib/settings.ts";
import { goesDownTo, goesToEnd, startOver } from "./reading.ts";
import { createScanFrame } from "./scan-frame.ts";
import { spokenName } from "./scan-name.ts";
import { areaOf, drawnOf, idOf, type ScanTargets, scanTargets } from "./scan-targets.ts";
import { atRest, framed, goTo, type ScanState, select, stepOn } from "./scanner.ts";
import { createSwitchGuard, type SwitchWish, wishOf } from "./switch-press.ts";

interface ScanningParts {
  readonly settings: () => Settings;
  /** Says a name; may stay silent while something else is being read. */
  readonly say: (name: string) => void;
  readonly root?: Document;
}

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(element.type));

/** Presses a thing without a pointer, as the keyboard would. */
function press(element: HTMLElement): void {
  if (isTextField(element)) return element.focus();
  element.click();
}

/** What must be answered in time is pressed without the frame, if there are enough switches for the answers. */
function pacedAnswer(
  { paced }: ScanTargets,
  wish: SwitchWish,
  { scanning }: Settings,
): HTMLElement | undefined {
  if (paced.length === 1) return paced[0];
  if (paced.length !== 2 || scanning !== "two") return undefined;
  return wish === "step" ? paced[0] : paced[1];
}

/** How much longer a text takes than a thing, when the frame moves by itself. */
const readingTakes = 4;

/**
 * Lets switches press everything on the page: listens to what they send, and moves the frame. It reads the
 * page again at each step, so whatever a screen shows can be reached.
 * @returns a function that ends it
 */
export function startScanning({ settings, say, root = document }: ScanningParts): () => void {
  const frame = createScanFrame();
  const counts = createSwitchGuard();
  const ending = new AbortController();
  const { signal } = ending;
  let state: ScanState = atRest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typedByHand: Element | null = null;
  let isPressing = false;
  const dialogs = new WeakSet<Element>();

  /** @param times multiples of the scan time; at the first thing of a row the eye is still elsewhere */
  function goOnByItself(times = state.at !== "rest" && state.passed === 1 ? 1.5 : 1): void {
    clearTimeout(timer);
    const { scanning, scanSeconds } = settings();
    if (scanning !== "one" || state.at === "rest") return;
    timer = setTimeout(
      () => goTowards(stepOn(state, scanTargets(root).groups, { byItself: true })),
      1000 * times * scanSeconds,
    );
  }

  const sayWhere = () =>
    root.documentElement.setAttribute("data-scanning", state.at === "rest" ? "rest" : "on");

  function show(next: ScanState): void {
    state = next;
    const { elementOf } = scanTargets(root);
    const elements = framed(state).flatMap((id) => elementOf(id) ?? []);
    if (elements.length === 0) frame.clear();
    else frame.show(elements, state.at === "group");
    sayWhere();
    if (settings().scanSpeaks && elements.length > 0) say(spokenName(elements));
    goOnByItself();
  }

  /** One step of the frame, or of the page if there is something to read on the way. */
  function goTowards(next: ScanState): void {
    const { elementOf } = scanTargets(root);
    const [from] = framed(state).flatMap((id) => elementOf(id) ?? []);
    const [to] = framed(next).flatMap((id) => elementOf(id) ?? []);
    const isLeft = from !== undefined && areaOf(from) === "head";
    if (to && areaOf(to) !== "content") {
      // The bar above may scroll with the page: from one of its buttons to the next nothing is to be read.
      if (!isLeft && goesToEnd(root)) return goOnByItself(readingTakes);
    } else if (isLeft) startOver(root);
    if (to && goesDownTo(drawnOf(to))) goOnByItself(readingTakes);
    else show(next);
  }

  function pressNow(element: HTMLElement): void {
    isPressing = true;
    press(element);
    isPressing = false;
  }

  function act(wish: SwitchWish): void {
    const targets = scanTargets(root);
    const inTime = pacedAnswer(targets, wish, settings());
    if (inTime) return pressNow(inTime);
    if (wish === "step") return goTowards(stepOn(state, targets.groups));
    const { state: next, pressed } = select(state, targets.groups);
    show(next);
    const element = pressed === undefined ? undefined : targets.elementOf(pressed);
    if (element) pressNow(element);
  }

  function onKey(event: KeyboardEvent): void {
    const wish = wishOf(event.key, settings());
    if (!wish || event.ctrlKey || event.altKey || event.metaKey) return;
    const { activeElement } = root;
    // Somebody went to a field by hand to type: keys pressed there are not switches.
    if (activeElement === typedByHand && isTextField(activeElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "keydown" && !event.repeat && counts(wish, event.timeStamp)) act(wish);
  }

  function onTap(event: UIEvent): void {
    if (isPressing) return;
    const wish = event.isTrusted ? wishOf("Touch", settings()) : undefined;
    if (!wish) {
      // Somebody helps with a finger or a mouse: the frame must not be in the way.
      typedByHand = event.detail > 0 && event.target instanceof Element ? event.target : null;
      if (event.detail > 0) show(atRest);
      return;
    }
    event.stopPropagation();
    // Browsers send no click until the finger is lifted.
    if (event.type === "touchend") return;
    event.preventDefault();
    if (event.type === "click" && counts(wish, event.timeStamp)) act(wish);
  }

  /** A new heading is a new screen: the frame waits for a press. If the page focuses a button, the frame goes there. */
  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    // A dialog takes the focus again half a second later, for screen readers that missed it: that is not a
    // new screen.
    const isKnown = dialogs.has(target);
    if (target.matches("[role=dialog], [role=alertdialog]")) dialogs.add(target);
    if (state.at === "rest" || isKnown) return;
    if (target.matches("h1, [role=dialog], [role=alertdialog], main")) return show(atRest);
    if (isPressing || !target.matches("button, a")) return;
    const { groups } = scanTargets(root);
    const there = goTo(idOf(target), groups);
    if (there.at !== "rest") show(there);
  }

  const first = { capture: true, signal };
  root.defaultView?.addEventListener("keydown", onKey, first);
  root.defaultView?.addEventListener("keyup", onKey, first);
  const taps = ["click", "pointerdown", "pointerup", "mousedown", "mouseup", "touchend"] as const;
  for (const type of taps) root.defaultView?.addEventListener(type, onTap, first);
  root.addEventListener("focusin", onFocus, { signal });
  sayWhere();

  return () => {
    ending.abort();
    clearTimeout(timer);
    frame.clear();
    root.documentElement.removeAttribute("data-scanning");
  };
}
