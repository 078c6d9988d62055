/**
 * Prints one part of the page: while the attribute is set, the print styles hide everything unmarked. Not every browser
 * waits in `print()` until the paper is laid out, or reports when it is done: there, the attribute is removed when
 * somebody next touches the page, and so before anything else is printed.
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
