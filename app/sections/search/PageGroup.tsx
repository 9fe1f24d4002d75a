import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { counted } from "../../lib/counted.ts";

const Group = styled("section")(({ theme }) => ({
  marginTop: 40,
  paddingTop: 28,
  borderTop: `1px solid ${theme.palette.divider}`,
  "& > div > h2": theme.typography.h3,
  "& > div > p": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& > ul": { marginTop: 12 },
  // As a band that has its heading on the left.
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    columnGap: 64,
    marginTop: 56,
    paddingTop: 32,
    "& > ul": { marginTop: -6 },
  },
}));

export type PageGroupProps = {
  name: string;
  count: number;
  /** The list. */
  children: ReactNode;
};

/** A group of pages: its name and count, beside their list. */
export function PageGroup({ name, count, children }: PageGroupProps) {
  return (
    <Group>
      <div>
        <h2>{name}</h2>
        <p>{counted(count, "page")}</p>
      </div>
      {children}
    </Group>
  );
}
