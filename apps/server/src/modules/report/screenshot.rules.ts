import { format } from "@regain/content/format";
import type { Content } from "@regain/content/content";
import type { AnsweredItem } from "@regain/contract/entities/session-response";
import { shownDate } from "../../lib/shown-date.ts";

function resultInWords({ response }: AnsweredItem, { drawingTexts }: Content): string[] {
  const { result, accuracy, latency, cueCount, hintCount, isCorrected } = response;
  if (result === null) return [];
  const percent = Math.round(accuracy ?? 0);
  return [
    format(drawingTexts.results[result], { percent }),
    ...(cueCount > 0 ? [format(drawingTexts.cues, { count: cueCount })] : []),
    ...(hintCount > 0 ? [format(drawingTexts.hints, { count: hintCount })] : []),
    ...(latency === null ? [] : [format(drawingTexts.seconds, { seconds: latency.toFixed(1) })]),
    ...(isCorrected ? [drawingTexts.corrected] : []),
  ];
}

/** What is written below a drawing: what it was, when and where, and how it went. It names nobody. */
export function captionOf(
  item: AnsweredItem,
  content: Content,
): { title: string; lines: string[] } {
  const { taskName: exercise, response } = item;
  const title = format(content.drawingTexts.title, { exercise, level: response.taskLevel });
  const place = content.drawingTexts.places[response.place];
  const lines = [
    title,
    `${shownDate(response.date)}, ${place}`,
    resultInWords(item, content).join(", "),
  ];
  return { title, lines: lines.filter((line) => line !== "") };
}
