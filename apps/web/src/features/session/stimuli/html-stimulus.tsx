import { useEffect, useState } from "react";
import { contentPath } from "./content-path.ts";
import { lendFonts } from "./lend-fonts.ts";
import styles from "./media.module.css";
import { useMediaFailed } from "./media-context.ts";
import { lendLook } from "./page-look.ts";

interface HtmlStimulusProps {
  readonly htmlPath: string;
  readonly alt: string;
  readonly resourceUrl: string | undefined;
}

/** Tracks the page in the frame for as long as it is there: lends it the surrounding look, adopts its height. */
function useLentLook(page: Document | undefined) {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!page) return undefined;
    const lend = () => lendLook(page, document);
    lend();
    lendFonts(page, document);
    const settings = new MutationObserver(lend);
    settings.observe(document.documentElement, { attributes: true });
    const size = new ResizeObserver(() => setHeight(page.documentElement.offsetHeight));
    size.observe(page.documentElement);
    return () => {
      settings.disconnect();
      size.disconnect();
    };
  }, [page]);
  return height;
}

/** A menu, a label, a timetable: a page of its own, without scripts. */
export function HtmlStimulus({ htmlPath, alt, resourceUrl }: HtmlStimulusProps) {
  const failed = useMediaFailed();
  const [page, setPage] = useState<Document>();
  const height = useLentLook(page);
  const address = contentPath(resourceUrl, htmlPath);
  return (
    <iframe
      className={styles.page}
      src={address}
      title={alt}
      // A key pressed inside would not be heard outside.
      tabIndex={-1}
      data-clock={address.includes("/clock/") || undefined}
      sandbox="allow-same-origin"
      style={height === undefined ? {} : { height, minHeight: 0 }}
      onLoad={({ currentTarget }) => {
        if (currentTarget.contentDocument) setPage(currentTarget.contentDocument);
        else failed(address);
      }}
    />
  );
}
