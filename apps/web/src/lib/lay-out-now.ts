/**
 * Forces layout of the latest render while the browser waits for its next frame, so that the frame only has to paint.
 * Call it only when nothing on the page changes again before that frame.
 */
export const layOutNow = (): void => void document.body.offsetHeight;
