import { createFileRoute } from "@tanstack/react-router";
import { noteSource } from "../../lib/printing.ts";
import { RequestBrochureScreen } from "../../features/handouts/screens/request-brochure-screen.tsx";

export const Route = createFileRoute("/dashboard/request-brochure/$patientId/$sourceView")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "handouts"],
  },
  beforeLoad: ({ params }) => noteSource(params.sourceView),
  component: RequestBrochure,
});

function RequestBrochure() {
  const { patientId, sourceView } = Route.useParams();
  return <RequestBrochureScreen patientId={patientId} from={sourceView} />;
}
