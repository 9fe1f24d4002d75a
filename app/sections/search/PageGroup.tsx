import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { counted } from "../../lib/counted.ts";

const Group = styled("section")(({ theme }) => ({
  marginTop: 40,
  paddingTop: 20,
  borderTop: `2px solid ${theme.palette.text.primary}`,
  "& > div > h2": theme.typography.h3,
  "& > div > p": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& > ul": { marginTop: 12 },
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "3fr 9fr",
    columnGap: 48,
    "& > ul": { marginTop: -4 },
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
