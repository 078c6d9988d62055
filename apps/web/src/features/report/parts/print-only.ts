/** Prints one part of the page: the print styles hide what is not marked while the attribute stands. */
export function printOnly(part: string): void {
  const root = document.documentElement;
  root.dataset.printOnly = part;
  window.print();
  delete root.dataset.printOnly;
}
