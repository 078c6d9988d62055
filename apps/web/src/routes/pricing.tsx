import { createFileRoute } from "@tanstack/react-router";
import { PriceList } from "../features/billing/screens/price-list.tsx";
import { TextScreen } from "../features/site/screens/text-screen.tsx";
import { pricing } from "../features/site/texts/pricing.ts";

export const Route = createFileRoute("/pricing")({
  staticData: { access: "public", words: ["site", "billing"] },
  component: () => (
    <TextScreen text={pricing}>
      <PriceList />
    </TextScreen>
  ),
});
