import { useListening } from "../../../lib/use-listening.ts";
import { fetchSound } from "../api/recordings.ts";
import { TryList, type TryListProps } from "../parts/try-list.tsx";

export interface SpokenTriesProps extends Omit<TryListProps, "listening"> {
  readonly patientId: string;
}

/** The tries at one item, with what plays them. */
export default function SpokenTries({ patientId, ...list }: SpokenTriesProps) {
  const listening = useListening((id, signal) => fetchSound(patientId, id, signal));
  return <TryList {...list} listening={listening} />;
}
