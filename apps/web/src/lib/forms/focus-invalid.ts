/** Has a screen reader say at once what is already on the screen, where the focus stays as it was. */
export function announce(text: string): void {
  // Few people need it, and the first page has little room.
  void import("./live-announcement.ts").then(
    ({ announceLive }) => announceLive(text),
    () => undefined,
  );
}

/**
 * To an invalid field. One that is entered is read with its message; one that was submitted by Enter has the focus already.
 * @param before what had the focus when it was submitted
 */
export function focusInvalid(
  field: HTMLElement | null,
  message: string,
  before = document.activeElement,
): void {
  if (before === field) announce(message);
  field?.focus();
}
