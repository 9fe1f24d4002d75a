import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { counted } from "../../lib/counted.ts";

const Group = styled("details")(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  "&:first-of-type": { borderTop: `1px solid ${theme.palette.divider}` },
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

/** A group of pages: its name and count, which open their list. */
export function PageGroup({ name, count, open = false, children }: PageGroupProps) {
  return (
    <Group open={open}>
      <summary>
        <h2>{name}</h2>
        <small>{counted(count, "page")}</small>
      </summary>
      {children}
    </Group>
  );
}
