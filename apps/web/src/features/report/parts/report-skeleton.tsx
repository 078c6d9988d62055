import { Skeleton } from "../../../ui/skeleton.tsx";
import { Stack } from "../../../ui/layout.tsx";

/** The report's shape while it is being computed. */
export function ReportSkeleton() {
  return (
    <Stack>
      <Skeleton shape="block" count={1} />
      <Skeleton count={6} />
    </Stack>
  );
}
