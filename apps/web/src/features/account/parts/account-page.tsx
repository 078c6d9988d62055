import type { ReactNode } from "react";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { AccountFrame } from "../screens/account-frame.tsx";

export interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One page of the account, with its heading. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <AccountFrame>
      <PageHeading>{title}</PageHeading>
      {children}
    </AccountFrame>
  );
}
