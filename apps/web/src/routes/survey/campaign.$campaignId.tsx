import { surveyCampaigns, type SurveyCampaign } from "@regain/contract/survey-values";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { SurveyScreen } from "../../features/survey/screens/survey-screen.tsx";

const isCampaign = (id: string): id is SurveyCampaign =>
  surveyCampaigns.some((campaign) => campaign === id);

export const Route = createFileRoute("/survey/campaign/$campaignId")({
  staticData: { access: "public", words: ["survey", "links"] },
  beforeLoad: ({ params: { campaignId } }) => {
    if (!isCampaign(campaignId)) throw redirect({ to: "/login", replace: true });
  },
  component: Survey,
});

function Survey() {
  const { campaignId } = Route.useParams();
  return isCampaign(campaignId) ? <SurveyScreen key={campaignId} campaign={campaignId} /> : null;
}
