import { useEffect, useEffectEvent, useState } from "react";
import { shownPhotos } from "./kept-own-files.ts";
import { loadPhoto } from "./own-files.ts";

/**
 * The address of a photo of the patient's own; undefined while it loads.
 * @param path undefined if something else is shown
 * @param onFail called if it cannot be loaded
 */
export function usePhoto(path: string | undefined, onFail: () => void): string | undefined {
  const [, setBrought] = useState<string>();
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (path === undefined || shownPhotos.get(path)) return undefined;
    let isLeft = false;
    loadPhoto(path).then(
      (address) => isLeft || setBrought(address),
      () => isLeft || failed(),
    );
    return () => {
      isLeft = true;
    };
  }, [path]);
  return path === undefined ? undefined : shownPhotos.get(path);
}
