/**
 * Prints one part of the page: the print styles hide what is not marked while the attribute stands. Not every browser
 * waits in `print()` until the paper is laid out, nor does every one say when it is done: there the mark goes when
 * somebody touches the page again, and so before anything else is printed.
 */
export function printOnly(part: string): void {
  const root = document.documentElement;
  root.dataset.printOnly = part;
  const printed = new AbortController();
  const takeOff = () => {
    delete root.dataset.printOnly;
    printed.abort();
  };
  for (const end of ["afterprint", "pointerdown", "keydown"])
    addEventListener(end, takeOff, { capture: true, signal: printed.signal });
  window.print();
}
