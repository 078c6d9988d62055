import { Trans, useLingui } from "@lingui/react/macro";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import styles from "../consult.module.css";
import { stateName } from "../state-name.ts";

export interface SchedulingWidgetProps {
  readonly address: string;
  readonly state: string;
  readonly onBack: () => void;
}

/** A third-party page inside ours: it may do what a form needs, and nothing to the page around it. */
const allowed = "allow-scripts allow-same-origin allow-forms allow-popups";

export function SchedulingWidget({ address, state, onBack }: SchedulingWidgetProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const name = stateName(state);
  return (
    <div className={styles.wide}>
      <PageHeading below={t`There are therapists in ${name}. Choose a day and a time.`}>
        {t`Choose your appointment`}
      </PageHeading>
      <iframe className={styles.widget} src={address} title={t`Calendar`} sandbox={allowed} />
      <Row>
        <Button onPress={onBack}>
          <Trans>Choose another state</Trans>
        </Button>
      </Row>
      <div>
        <p>
          <Trans>No calendar here? We will be glad to find a time with you.</Trans>
        </p>
        <SupportContacts />
      </div>
    </div>
  );
}
