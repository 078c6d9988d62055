import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { EnterprisePage } from "../../institution/screens/enterprise-page.tsx";
import { ChooseTable } from "../parts/choose-table.tsx";
import { ListTable } from "../parts/list-table.tsx";
import { SendList } from "../parts/send-list.tsx";
import { TypeForAll } from "../parts/type-for-all.tsx";
import { useLeaveList } from "../use-leave-list.tsx";
import { usePeopleList } from "../use-people-list.ts";

/** Invites many people at once: a list is read in, reviewed, corrected and sent. */
export function InviteListScreen() {
  const { t } = useLingui();
  const list = usePeopleList();
  const { question, takeAnother } = useLeaveList(list);
  const { rows } = list;
  return (
    <EnterprisePage
      title={t`Invite many people`}
      above={[
        <Link key="users" to="/enterprise-dashboard/users">
          <Trans>Users</Trans>
        </Link>,
      ]}
      below={<Trans>Each person gets an invitation by email. It is good for 7 days.</Trans>}
    >
      {question}
      {rows ? (
        <>
          <SendList rows={rows} list={list} takeAnother={takeAnother} />
          <TypeForAll rows={rows} correct={list.correct} />
          <ListTable rows={rows} list={list} />
        </>
      ) : (
        <ChooseTable read={list.read} />
      )}
    </EnterprisePage>
  );
}
