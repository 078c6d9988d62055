import type { DetailedCell } from "@regain/contract/entities/detailed-table";
import { Hospital, House, type LucideIcon } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";

const pictures: Readonly<Record<DetailedCell["location"], readonly LucideIcon[]>> = {
  home: [House],
  clinic: [Hospital],
  both: [House, Hospital],
};

/** At home, in the clinic, or both; the text for it is elsewhere. */
export function PlaceMark({ location }: { readonly location: DetailedCell["location"] }) {
  return (
    <span>
      {pictures[location].map((picture, index) => (
        <Icon key={index} of={picture} />
      ))}
    </span>
  );
}
