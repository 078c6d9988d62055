import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { support } from "../lib/support.ts";
import { ContactsContext } from "../ui/support-contacts.tsx";
import type { createAppRouter } from "./router.ts";

export interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
}

export function Providers({ queryClient, router }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ContactsContext value={support}>
          <RouterProvider router={router} />
        </ContactsContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
