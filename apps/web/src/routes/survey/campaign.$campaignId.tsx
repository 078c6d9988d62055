import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

const campaigns = {
  how_are_your_tasks: msg`How are your exercises feeling?`,
  end_of_trial: msg`End of trial feedback`,
} as const;

const isCampaign = (id: string): id is keyof typeof campaigns => Object.hasOwn(campaigns, id);

export const Route = createFileRoute("/survey/campaign/$campaignId")({
  staticData: { access: "public" },
  beforeLoad: ({ params: { campaignId } }) => {
    if (!isCampaign(campaignId)) throw redirect({ to: "/login", replace: true });
  },
  component: Survey,
});

function Survey() {
  const { campaignId } = Route.useParams();
  return isCampaign(campaignId) ? <ComingScreen name={campaigns[campaignId]} /> : null;
}
