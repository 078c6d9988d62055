import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Auth } from "@regain/contract/entities/user";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Menu, type MenuProps } from "../../ui/menu.tsx";
import { menuPlaces } from "../user-menu-places.ts";

const places = {
  dashboard: { to: "/dashboard", label: msg`Dashboard` },
  "clinician-dashboard": { to: "/dashboard", label: msg`Clinician Dashboard` },
  account: { to: "/account", label: msg`My Account` },
  "enterprise-dashboard": { to: "/enterprise-dashboard", label: msg`Enterprise Dashboard` },
  users: { to: "/enterprise-dashboard/users", label: msg`Users` },
  institution: { to: "/enterprise-dashboard/institution", label: msg`Institution Settings` },
  logout: { to: "/logout", label: msg`Logout` },
} as const;

export interface UserMenuProps {
  readonly auth: Auth;
  readonly trigger: ReactElement;
  readonly opening: NonNullable<MenuProps["opening"]>;
}

export default function UserMenu({ auth, trigger, opening }: UserMenuProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const entries = menuPlaces(auth).map((place) => ({
    id: place,
    label: i18n._(places[place].label),
    onAction: () => void navigate({ to: places[place].to }),
  }));
  return <Menu trigger={trigger} name={t`Your pages`} entries={entries} opening={opening} />;
}
