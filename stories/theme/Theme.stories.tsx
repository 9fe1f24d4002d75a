import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { expect, userEvent } from "storybook/test";
import { CardLink } from "../../app/widgets/CardLink/CardLink.tsx";
import { palette } from "../../app/theme/palette.ts";
import { HomeIcon, PhoneIcon } from "../../app/widgets/icons/icons.tsx";
import { inContainer } from "../support/decorators.tsx";

/** The theme at a glance: colours, type scale, buttons and cards. */
const meta = preview.meta({ title: "Theme" });

/** Each colour with the name that components have for it. */
const colours = Object.entries(palette).flatMap(([role, shades]) =>
  typeof shades === "string"
    ? [[role, shades]]
    : Object.entries(shades).map(([shade, value]) => [`${role}.${shade}`, value]),
);

export const Colours = meta.story({
  render: () => (
    <Container sx={{ py: 6 }}>
      <ul
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
          gap: 20,
          listStyle: "none",
        }}
      >
        {colours.map(([name, value]) => (
          <li key={name}>
            <div
              style={{ height: 88, background: value, border: `1px solid ${palette.divider}` }}
            />
            <Typography variant="body2">{name}</Typography>
            <Typography variant="caption">{value}</Typography>
          </li>
        ))}
      </ul>
    </Container>
  ),
});

export const TypeScale = meta.story({
  render: () => (
    <Container sx={{ py: 6, display: "grid", gap: 3 }}>
      {(["display", "h1", "h2", "h3", "lead", "body1", "body2", "caption"] as const).map(
        (variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}: measured, made and fitted
          </Typography>
        ),
      )}
    </Container>
  ),
});

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, py: 2 } as const;

export const Buttons = meta.story({
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  render: () => (
    <Container sx={{ py: 4 }}>
      {(["contained", "outlined", "text"] as const).flatMap((variant) =>
        (["primary", "whatsapp", "inherit"] as const).map((color) => (
          <Container key={`${variant}-${color}`} sx={row}>
            {(["medium", "small"] as const).map((size) => {
              const look = { variant, color, size };
              const words = `${variant}, ${color}, ${size}`;
              return [
                <Button key={size} {...look}>
                  {words}
                </Button>,
                <Button key="icon" {...look} startIcon={<PhoneIcon />}>{`${words}, icon`}</Button>,
                <Button key="off" {...look} disabled>{`${words}, disabled`}</Button>,
              ];
            })}
          </Container>
        )),
      )}
    </Container>
  ),
});

export const CardThatLeadsOn = meta.story({
  parameters: { visual: { also: ["forced-colours"] } },
  decorators: [inContainer({ component: "main", sx: { py: 4, display: "grid", gap: 2 } })],
  render: () => (
    <Card>
      <HomeIcon />
      <h2>
        <CardLink href="/services/staircases">Staircases</CardLink>
      </h2>
      <p>All of it is the link, its heading alone names it.</p>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Staircases" });
    const { left, top } = canvasElement.querySelector(".MuiCard-root")!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 1)?.closest("a")).toBe(link);
    await userEvent.tab();
  },
});
