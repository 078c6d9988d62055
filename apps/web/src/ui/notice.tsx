import type { ReactNode } from "react";
import { FormPage } from "./form.tsx";
import { Row, Stack } from "./layout.tsx";
import { PageHeading } from "./page-heading.tsx";

export interface NoticeProps {
  readonly title: string;
  /** Above the heading: whose page it is, if no header says so. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with a single message, and what to do next. */
export function Notice({ title, above, children, actions }: NoticeProps) {
  return (
    <FormPage>
      {above}
      <PageHeading>{title}</PageHeading>
      {children && <Stack gap={2}>{children}</Stack>}
      {actions && <Row>{actions}</Row>}
    </FormPage>
  );
}
