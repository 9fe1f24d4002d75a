import { styled } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";
import { layout } from "../../theme/tokens.ts";

const Plate = styled(PageLink)(({ theme }) => {
  const { warm, warmLight, onWarm } = theme.palette.colours;
  // A countersunk screw: the head, its slot and its rim.
  const screw = (turn: number) => ({
    content: '""',
    flex: "none",
    width: 13,
    height: 13,
    borderRadius: "50%",
    border: `1.5px solid ${onWarm}`,
    background: `linear-gradient(${turn}deg, transparent 42%, ${onWarm} 42% 58%, transparent 58%)`,
  });
  return {
    display: "inline-flex",
    alignItems: "center",
    gap: 12,
    minHeight: layout.target,
    padding: "6px 12px",
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${onWarm}`,
    boxShadow: `inset 0 0 0 3px ${warmLight}, inset 0 0 0 4px ${onWarm}`,
    backgroundColor: warm,
    color: theme.palette.text.primary,
    ...theme.mixins.heading,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.25,
    overflowWrap: "anywhere",
    textDecoration: "none",
    "&::before": screw(35),
    "&::after": screw(110),
    "&:hover": { textDecoration: "underline" },
  };
});

/** An award as a nameplate screwed to the page, linking to the body that gave it. */
export function AwardBadge({ name, href }: { name: string; href: string }) {
  return <Plate href={href}>{name}</Plate>;
}
