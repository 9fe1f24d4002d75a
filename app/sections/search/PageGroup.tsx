import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { counted } from "../../lib/counted.ts";

const Group = styled("details")(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  "&:first-of-type": { borderTop: `1px solid ${theme.palette.divider}` },
  "& .name": { display: "flex", alignItems: "center", minHeight: 60 },
  "& h2": { ...theme.typography.h3, flex: 1 },
  "& small": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& > ul": { marginTop: 0, paddingBottom: 24 },
}));

export type PageGroupProps = {
  name: string;
  count: number;
  open?: boolean;
  /** The list. */
  children: ReactNode;
};

/** A group of pages: its name and count, which open their list, or stand above it. */
export function PageGroup({ name, count, open = false, children }: PageGroupProps) {
  const words = (
    <>
      <h2>{name}</h2>
      <small>{counted(count, "page")}</small>
    </>
  );
  // What is found has no other stop before its links.
  return open ? (
    <Group as="section">
      <div className="name">{words}</div>
      {children}
    </Group>
  ) : (
    <Group>
      <summary>{words}</summary>
      {children}
    </Group>
  );
}
