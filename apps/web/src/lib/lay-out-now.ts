/**
 * Lays out what was rendered last while the browser still waits for its next frame: the frame itself then has only to
 * paint. Called where nothing of the page changes any more before that frame.
 */
export const layOutNow = (): void => void document.body.offsetHeight;
